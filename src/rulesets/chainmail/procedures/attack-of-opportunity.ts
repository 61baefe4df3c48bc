import { Type } from '@sinclair/typebox';
import { procedure } from '../../../kernel/ruleset/procedure';
import { shape } from '../../../kernel/ruleset/shape';
import { CHAIN } from './chain';
import { defender } from './defender';
import { acrossGap, beginMelee, striker } from './melee-attack';
import { positions } from './positions';
import { bonus } from './shapes';

export const attackOfOpportunity = procedure({
  ...CHAIN,
  name: 'attack-of-opportunity',
  title: 'Attack of opportunity',
  summary: 'A single melee attack on a model that moves in a threatened area or leaves contact; never with a charge bonus.',
  rules: ['CM-AOO-02', 'CM-AOO-04', 'CM-AOO-05', 'CM-AOO-07', 'CM-AOO-14', 'CM-RULING-43'],
  input: shape('AttackOfOpportunity', { attacker: shape('Striker', { ...striker, saveBonus: Type.Optional(bonus('Spells and whatever else adds to its save against a tumble (CM-ABIL-40)')) }), defender, acrossGap, positions }),
  begin: (given) => beginMelee(given, 'opportunity'),
  examples: [
    { title: 'A Glaiver strikes a Gnoll Trooper that comes into contact (CM-EX-14)', input: { attacker: { model: { ref: 'human-glaiver' } }, defender: { model: { ref: 'gnoll-trooper' } } }, faces: [15] },
    {
      title: 'A Paladin strikes at a Maw that enters her threatened area, an inch away (CM-EX-06)',
      input: { attacker: { model: { ref: 'human-paladin' } }, defender: { model: { ref: 'abyssal-maw' } }, positions: { attacker: { x: 20, y: 24 }, defender: { x: 22, y: 24 } } },
      faces: [9],
    },
  ],
});
