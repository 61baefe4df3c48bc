import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Side, Skirmish } from './state';

/** The sides that hold an edge against a breakthrough. */
export function defenders({ sides }: Skirmish): readonly Side[] {
  return sides.filter(({ role }) => role === 'defender');
}

/** Who has won a breakthrough, if that is certain: at least half of all the attackers have left over the defenders' edge, or can no longer do so (CM-SCEN-20 to 22, CM-TEAM-15, CM-RULING-46). */
export function attackIsOver(state: Skirmish): { readonly role: 'attacker' | 'defender'; readonly rule: RuleId; readonly reason: string } | null {
  const edge = defenders(state)[0]!.edge;
  let started = 0;
  let through = 0;
  let left = 0;
  state.sides.forEach((side, number) => {
    if (side.role !== 'attacker') return;
    started += side.started;
    for (const figure of state.figures) {
      if (figure.side !== number) continue;
      if (figure.where === 'field') left++;
      else if (figure.where === 'off' && figure.exit === edge) through++;
    }
  });
  if (2 * through >= started) return { role: 'attacker', rule: 'CM-SCEN-20', reason: `${through} of ${started} attackers have broken through.` };
  if (2 * (through + left) < started) return { role: 'defender', rule: 'CM-SCEN-21', reason: `Only ${through + left} of ${started} attackers could still break through.` };
  return null;
}
