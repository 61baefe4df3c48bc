import type { Modifier } from '../../../kernel/ruleset/event';
import { written } from './fraction';
import {
  ARMOR_MODIFIERS,
  type ArmorModifierId,
  ATTACK_DICE_MULTIPLIERS,
  MORALE_MODIFIERS,
  type MoraleModifierId,
  type MultiplierId,
  type MultiplierRow,
} from './tables/reference-card';

/** The card's row for a factor on the number of attack dice (BS-AD-05). */
export function multiplier(id: MultiplierId): MultiplierRow {
  return row(ATTACK_DICE_MULTIPLIERS, id);
}

/** A factor on the number of attack dice as an event shows it. */
export function multiplying(id: MultiplierId): Modifier {
  const { factor, ruleId, provenance } = multiplier(id);
  return { name: id, rule: ruleId, provenance, times: written(factor) };
}

/** A change of the armor rating as an event shows it (BS-AR-03). */
export function armoring(id: ArmorModifierId): Modifier & { readonly add: number } {
  const { modifier, ruleId, provenance } = row(ARMOR_MODIFIERS, id);
  return { name: id, rule: ruleId, provenance, add: modifier };
}

/** A change of the morale rating as an event shows it (BS-MORALE-10). */
export function heartening(id: MoraleModifierId): Modifier & { readonly add: number } {
  const { modifier, ruleId, provenance } = row(MORALE_MODIFIERS, id);
  return { name: id, rule: ruleId, provenance, add: modifier };
}

function row<R extends { readonly id: string }>(rows: readonly R[], id: R['id']): R {
  const found = rows.find((each) => each.id === id);
  if (!found) throw new RangeError(`the card has no row ${id}`);
  return found;
}
