import { procedure } from '../../../kernel/ruleset/procedure';
import { shape } from '../../../kernel/ruleset/shape';
import type { Attack } from '../rules/attack';
import { has } from '../rules/abilities';
import type { Model } from '../rules/model';
import { modifier, sum } from '../rules/saves';
import { beginChain, CHAIN, defender } from './chain';

/** Stakes strike whoever enters against their points: +5, 1 damage, not blunt (CM-TERRAIN-16, CM-RULING-22). */
export function reckonStakes(model: Model): Attack {
  const attack = [modifier('stakes', 'CM-TERRAIN-16', 5)];
  const armor = [modifier('armor', 'CM-STAT-09', model.armor)];
  return { rule: 'CM-TERRAIN-16', attack, armor, need: sum(armor) - sum(attack), automatic: false, mayBeCritical: !has(model, 'immune-critical-damage'), damage: 1, bonusDamage: [] };
}

export const stakeBarrier = procedure({
  ...CHAIN,
  name: 'stake-barrier',
  title: 'Stake barrier',
  summary: 'A model enters a stake barrier against its points and is attacked by it; a rout from it goes to the nearest edge.',
  rules: ['CM-TERRAIN-15', 'CM-TERRAIN-16', 'CM-RULING-22'],
  input: shape('StakeBarrier', { defender }),
  begin: ({ defender: enters }) => beginChain(enters, reckonStakes),
  examples: [{ title: 'A Hyena runs onto the stakes', input: { defender: { model: { ref: 'hyena' } } }, faces: [14] }],
});
