import { setupOf } from '../../../src/rulesets/chainmail/game/scenario-setups';
import type { ChainmailSetup, SetupCard, SetupRecruit, SetupTerrain } from '../../../src/rulesets/chainmail/game/shapes';
import { box } from '../../../src/rulesets/chainmail/game/testing/opening';
import { card } from '../../../src/rulesets/chainmail/game/testing/setups';

type Ability = NonNullable<SetupCard['abilities']>[number];

const withAbilities = (slug: string, abilities: Ability[], more: Partial<SetupCard> = {}): SetupCard => ({ ...card(slug), abilities, ...more });
const of = (models: { readonly [id: string]: SetupCard }): SetupRecruit[] => Object.entries(models).map(([id, model]) => ({ id, model }));
const placed = (models: { readonly [id: string]: readonly [model: SetupCard, x: number, y: number] }): SetupRecruit[] => Object.entries(models).map(([id, [model, x, y]]) => ({ id, model, at: { x, y } }));
const row = (kind: string, x: number, y: number, width: number, height: number): SetupTerrain => box(kind, x, y, width, height);

const SERGEANT = withAbilities('human-marine', [{ slug: 'commander', rating: 3 }, { slug: 'inspire-courage', rating: 2 }], { name: 'Sergeant' });
/** Living, and safe from all that a living model can be safe from. */
const SAGE = withAbilities('gnoll-trooper', ['immune-critical-damage', 'immune-mind-affecting-spells', 'immune-poison', 'immune-sneak-attacks', 'immune-stun'].map((slug) => ({ slug })), { name: 'Sage', health: 6 });

/** What no other set-up has, on a small field with woods across its middle; all of it is deployed. */
export const CURIOSITIES: ChainmailSetup = {
  anyWarband: true,
  maxRounds: 8,
  width: 16,
  height: 20,
  terrain: [row('woods', 4, 8.5, 8, 3)],
  warbands: [
    {
      seat: 'south',
      models: of({
        sergeant: SERGEANT,
        lancer: withAbilities('human-marine', [{ slug: 'powerful-charge', rating: 2 }], { name: 'Lancer', speed: 8 }),
        sharpshooter: withAbilities('human-marine', [{ slug: 'precise-shot' }], { name: 'Sharpshooter' }),
        arbalester: withAbilities('human-marine', [{ slug: 'slow-ranged-attack' }], { name: 'Arbalester' }),
        recruit: withAbilities('human-marine', [{ slug: 'untrained-troop' }, { slug: 'morale', rating: -2 }], { name: 'Recruit' }),
        ranger: withAbilities('wood-elf-ranger', [{ slug: 'independent-troop', rating: 0 }, { slug: 'woodland-stride' }, { slug: 'point-blank-shot', rating: 2 }, { slug: 'fight-type', rating: 1, against: 'humanoid' }]),
        scout: card('wood-elf-scout'),
        scorcher: card('dwarf-scorcher'),
      }),
    },
    { seat: 'north', models: of({ captain: card('gnoll-ranger'), ogre: card('ogre-trooper'), spike: card('stone-spike'), monk: card('gnoll-monk'), hyena: card('hyena'), archer: card('demonic-gnoll-archer'), sneak: card('halfling-sneak') }) },
  ],
};

/** A crowd round two that little can be done to. */
export const CROWD: ChainmailSetup = {
  anyWarband: true,
  maxRounds: 6,
  width: 16,
  height: 20,
  warbands: [
    {
      seat: 'south',
      models: placed({
        rogue: [card('gnome-infiltrator'), 7, 10],
        spider: [withAbilities('human-marine', [{ slug: 'poison', rating: 13 }], { name: 'Spider' }), 9, 10],
        guard: [card('dwarf-legionnaire'), 8, 11],
        marine: [card('human-marine'), 6, 9],
        disciple: [card('human-swiftwing-disciple'), 8, 5],
        novice: [card('human-swiftwing-disciple'), 2, 12],
        enchanter: [{ ...card('human-death-cleric'), alignment: 'good', name: 'Enchanter' }, 5, 6],
        sleeper: [card('gray-elf-wizard'), 12, 6],
        sorcerer: [card('human-sorcerer'), 3, 4],
      }),
    },
    { seat: 'north', models: placed({ spike: [card('stone-spike'), 8, 10], sage: [SAGE, 6, 10], elf: [card('gray-elf-warrior'), 12, 10], adept: [card('demonic-gnoll-adept'), 14, 16], bomber: [withAbilities('dwarf-scorcher', [{ slug: 'fire-bomb', rating: 2 }], { name: 'Bomber' }), 8, 14], maw: [card('abyssal-maw'), 7, 8] }) },
  ],
};

/** A model whose blows nearly always hit, for little. */
const sure = (name: string, ...abilities: Ability[]): SetupCard => withAbilities('human-marine', abilities, { name, melee: { attack: 11, damage: 1, blunt: true } });
/** One that a breath knocks over. */
const frail = (name: string, more: Partial<SetupCard> = {}): SetupCard => withAbilities('gnoll-trooper', [], { name, health: 1, armor: 8, ...more });
const tough = (name: string, ...abilities: Ability[]): SetupCard => withAbilities('gnoll-trooper', abilities, { name, health: 12, armor: 12 });

/** Pairs along the field, each for something that seldom comes about. */
export const LISTS: ChainmailSetup = {
  anyWarband: true,
  maxRounds: 5,
  width: 48,
  height: 20,
  warbands: [
    {
      seat: 'south',
      models: placed({
        clawer: [sure('Clawer', { slug: 'extra-melee-attack' }, { slug: 'rend', rating: 3 }), 4, 10],
        spider: [sure('Spider', { slug: 'poison', rating: 18 }), 9, 10],
        sharpshooter: [withAbilities('human-marine', [{ slug: 'precise-shot' }], { name: 'Sharpshooter' }), 9, 4],
        reaper: [sure('Reaper', { slug: 'death-touch', rating: 1 }), 15, 10],
        arbalester: [withAbilities('human-marine', [{ slug: 'slow-ranged-attack' }, { slug: 'independent-troop', rating: 0 }], { name: 'Arbalester' }), 15, 4],
        healer: [{ ...sure('Healer'), spells: [{ slug: 'cure-wounds-0', uses: 6 }, { slug: 'inflict-wounds-1', uses: 6 }] }, 20.866, 10.5],
        patient: [frail('Patient', { save: 12 }), 20, 10],
        priest: [withAbilities('aasimar-cleric', [{ slug: 'commander', rating: 4 }, { slug: 'turn-undead', rating: 12 }]), 26, 8],
        bomber: [withAbilities('dwarf-scorcher', [{ slug: 'fire-bomb', rating: 2 }], { name: 'Bomber', ranged: { attack: 9, damage: 2, range: 6 } }), 31, 6],
        templar: [sure('Templar', { slug: 'cleave' }), 36, 10],
        lancer: [sure('Lancer', { slug: 'powerful-charge', rating: 2 }), 41, 6],
        shield: [tough('Shield'), 46, 8],
      }),
    },
    {
      seat: 'north',
      models: placed({
        ox: [tough('Ox'), 4, 11],
        yak: [{ ...tough('Yak'), save: 6 }, 9, 11],
        weakling: [frail('Weakling'), 15, 11],
        'weakling 2': [frail('Weakling'), 16, 10],
        brute: [{ ...tough('Brute'), save: -2, melee: { attack: 11, damage: 1, blunt: true } }, 20, 11],
        skeleton: [card('skeletal-dwarf'), 26, 12],
        monk: [card('gnoll-monk'), 31, 10],
        fireproof: [{ ...tough('Fireproof', { slug: 'resist-acid-cold-electricity-fire', rating: 4 }), save: -2 }, 32.2, 10],
        felled: [frail('Felled'), 36, 11],
        'felled 2': [frail('Felled'), 37, 10],
        target: [tough('Target'), 41, 11],
        thrower: [card('hobgoblin-warrior'), 46, 13],
      }),
    },
  ],
};

/** Commanders with points to spend, among their troops and close to the enemy's; one behind a wall sees nobody. */
export const COURT: ChainmailSetup = {
  anyWarband: true,
  rules: 'advanced',
  maxRounds: 6,
  width: 20,
  height: 20,
  terrain: [row('high-wall', 0, 4, 6, 0.5), row('low-wall', 12, 12, 5, 0.5)],
  warbands: [
    {
      seat: 'south',
      models: placed({
        paladin: [card('human-paladin'), 10, 8],
        sergeant: [SERGEANT, 6, 7],
        marine: [card('human-marine'), 10, 9],
        glaiver: [card('human-glaiver'), 9, 8],
        zealot: [card('dwarf-zealot'), 11, 8],
        loner: [card('human-warrior'), 2, 2],
        recruit: [withAbilities('human-warrior', [{ slug: 'untrained-troop' }], { name: 'Recruit' }), 7, 6],
      }),
    },
    { seat: 'north', models: placed({ fighter: [card('hobgoblin-fighter'), 10, 12], noble: [card('gray-elf-imperial-noble'), 14, 13], berserker: [card('orc-berserker'), 9, 12], trooper: [card('gnoll-trooper'), 10, 11], glaive: [card('gray-elf-warrior'), 11, 11], owlbear: [card('owlbear'), 16, 10] }) },
  ],
};

/** Long enough for every rule of a scenario, and short enough for every law. */
export const short = (...of: Parameters<typeof setupOf>): ChainmailSetup => ({ ...setupOf(...of), maxRounds: 6 });

/** The same by the Advanced Rules. */
export const advanced = (setup: ChainmailSetup): ChainmailSetup => ({ ...setup, rules: 'advanced', maxRounds: 6 });
