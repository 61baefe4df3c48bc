import { gap } from '../../../kernel/geometry/disc';
import type { Card } from '../rules/card';
import { EPS } from '../rules/field';
import { bears } from './conditions';
import { canSee } from './contact';
import { cardOf, type Figure, type Skirmish } from './state';

const NEAR = 6;
const FAR = 24;

/** Whether a commander puts a troop under command: within 6", or within 24" and in sight, and neither deaf to the other (CM-CMD-01, CM-CMD-05, CM-COND-10, CM-ARULING-23). */
export function reaches(state: Skirmish, commander: Figure, troop: Figure): boolean {
  if (cardOf(state, commander).traits.commander === 0 || commander.down || commander.routing) return false;
  if (bears(commander, 'ghost-sounded') || bears(troop, 'ghost-sounded')) return false;
  const apart = gap(commander, troop);
  return apart <= NEAR + EPS || (apart <= FAR + EPS && canSee(state, commander, troop));
}

/** The command status of a model as its turn begins (CM-CMD-02, CM-CMD-04, CM-CMD-06, CM-ABIL-18, CM-ABIL-44). */
export function isUnderCommand(state: Skirmish, figure: Figure): boolean {
  const { traits } = cardOf(state, figure);
  if (traits.commander > 0 || traits.independent) return true;
  if (traits.untrained) return false;
  return commanderOf(state, figure) !== null;
}

/** An evil commander that counts as a cleric (CM-TURN-08). */
export function isEvilCleric({ alignment, traits }: Pick<Card, 'alignment' | 'traits'>): boolean {
  return alignment === 'evil' && traits.commander > 0 && traits.cleric;
}

/** Whether a routing model may rally: under command, and the undead only under an evil cleric or as one (CM-ACT-10, CM-TURN-06, CM-TURN-08). */
export function mayRally(state: Skirmish, figure: Figure): boolean {
  const card = cardOf(state, figure);
  if (!card.traits.undead) return isUnderCommand(state, figure);
  return isEvilCleric(card) || state.figures.some((other) => other.where === 'field' && other.side === figure.side && other.id !== figure.id && isEvilCleric(cardOf(state, other)) && reaches(state, other, figure));
}

/** The first commander of a model's own side that reaches it, or null (CM-CMD-01). */
export function commanderOf(state: Skirmish, figure: Figure): Figure | null {
  for (const other of state.figures) {
    if (other.where === 'field' && other.side === figure.side && other.id !== figure.id && reaches(state, other, figure)) return other;
  }
  return null;
}
