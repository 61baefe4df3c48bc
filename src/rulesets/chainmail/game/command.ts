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

/** The command status of a model as its turn begins; in the Advanced Rules a commander has to pay for it (CM-CMD-02, CM-CMD-03, CM-CMD-04, CM-CMD-06, CM-ABIL-18, CM-ABIL-44). */
export function isUnderCommand(state: Skirmish, figure: Figure): boolean {
  const { traits } = cardOf(state, figure);
  if (traits.commander > 0 || traits.independent) return true;
  if (traits.untrained) return false;
  if (state.rules === 'advanced') return figure.command.ledBy >= 0;
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
  if (isEvilCleric(card)) return true;
  const leader = state.figures[figure.command.ledBy];
  if (state.rules === 'advanced') return leader !== undefined && isEvilCleric(cardOf(state, leader));
  return state.figures.some((other) => other.where === 'field' && other.side === figure.side && other.id !== figure.id && isEvilCleric(cardOf(state, other)) && reaches(state, other, figure));
}

/** The first commander of a model's own side that reaches it, in the Advanced Rules the one that put it under command, or null (CM-CMD-01, CM-ABIL-45e). */
export function commanderOf(state: Skirmish, figure: Figure): Figure | null {
  if (state.rules === 'advanced') return state.figures[figure.command.ledBy] ?? null;
  for (const other of state.figures) {
    if (other.where === 'field' && other.side === figure.side && other.id !== figure.id && reaches(state, other, figure)) return other;
  }
  return null;
}
