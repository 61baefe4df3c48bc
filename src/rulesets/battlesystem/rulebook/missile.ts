import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const MISSILE: readonly WrittenRule[] = [
  {
    id: 'BS-MISSILE-01',
    title: 'When to fire',
    topic: 'missile',
    statements: [{ text: 'In the missile step, or as opportunity fire during the movement of the enemy.', provenance: 'public', source: 'GAN, TMP' }],
  },
  {
    id: 'BS-MISSILE-02',
    title: 'How often',
    topic: 'missile',
    statements: [{ text: 'Once per turn; long and short bows twice, but not twice in one phase.', provenance: 'public', source: 'GAN' }],
  },
  {
    id: 'BS-MISSILE-03',
    title: 'Arc of fire',
    topic: 'missile',
    statements: [{ text: '90° to the front.', provenance: 'public', source: 'GAN' }],
  },
  {
    id: 'BS-MISSILE-04',
    title: 'Range and dice',
    topic: 'missile',
    statements: [{ text: 'Short range ×1, medium ×½, long ×⅓ dice.', provenance: 'public', source: 'GAN' }],
  },
  {
    id: 'BS-MISSILE-05',
    title: 'Moving and firing',
    topic: 'missile',
    statements: [
      { text: 'In a turn of firing a unit moves no more than half its movement; it does not fire while in contact with enemies.', provenance: 'public', source: 'GAN' },
    ],
  },
  {
    id: 'BS-MISSILE-06',
    title: 'Procedure of fire',
    topic: 'missile',
    statements: [{ text: 'Once the number of dice is known, fire is resolved exactly as melee.', provenance: 'public', source: 'GAN' }],
  },
  {
    id: 'BS-MISSILE-07',
    title: 'Who fires',
    topic: 'missile',
    statements: [
      { text: 'The first two ranks fire; of an irregular unit every figure with sight. Range is taken from the nearest firing figure to the nearest figure of the target. There is no fire at an enemy who touches friends.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MISSILE-08',
    title: 'Opportunity fire',
    topic: 'missile',
    statements: [
      { text: 'After each move of an enemy unit the other side may fire at any point of that path; losses and the check happen there. See BS-RULING-19.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MISSILE-09',
    title: 'Ranges and missile dice',
    topic: 'missile',
    statements: [
      { text: 'Short / medium / long range in inches: short bow 5/10/15, long bow 7/14/21, light crossbow 6/12/18, heavy crossbow 8/16/24, sling 4/8/16, javelin 2/4/6, thrown spear or axe 1/2/3. Missile die: bows d6, light crossbow d6, heavy crossbow d8, sling d4, javelin d6, spear or axe d6.', provenance: 'house', source: 'the usual AD&D ranges at 10 yards per inch' },
    ],
  },
];
