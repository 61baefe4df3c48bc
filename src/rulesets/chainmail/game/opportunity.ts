import { gap } from '../../../kernel/geometry/disc';
import type { Refusal } from '../../../kernel/ruleset/refusal';
import { chooseOne, type Id, type Offer, type Seat } from '../../../kernel/table/table';
import { canSee, isHelpless } from './contact';
import { strike } from './fighting';
import type { Scene } from './scene';
import { cardOf, type Figure, type Skirmish } from './state';

/** Whether a model can still make an attack of opportunity on a mover: one a round, not helpless, in sight (CM-AOO-08, CM-AOO-10, CM-AOO-14). */
export function mayStrike(state: Skirmish, striker: Figure, mover: Figure): boolean {
  return !striker.struck && !isHelpless(striker) && canSee(state, striker, mover);
}

/** Every entitled enemy strikes the mover, in the order its player likes (CM-AOO-02, CM-AOO-09, CM-AOO-12, CM-RULING-04). */
export function provoke(scene: Scene, mover: number, strikers: readonly number[]): void {
  for (const number of inTurnOrder(scene, mover, strikers)) {
    if (scene.state.ended !== null) return;
    const target = scene.figure(mover);
    scene.edit(number).struck = true;
    // Those whose turn comes after the mover's end have used theirs up all the same.
    if (target.where !== 'field') continue;
    scene.tell({ type: 'opportunity-taken', rule: 'CM-AOO-02', model: scene.figure(number).id, target: target.id });
    strike(scene, number, mover, { opportunity: true, charged: null, smite: declaresSmite(scene, number, mover) });
  }
}

/** Of several players the one whose turn it is goes first, then the others to the left (CM-AOO-13, CM-RULING-47). */
function inTurnOrder(scene: Scene, mover: number, strikers: readonly number[]): readonly number[] {
  if (strikers.length < 2) return strikers;
  const { figures, sides, turn } = scene.state;
  const side = figures[strikers[0]!]!.side;
  if (strikers.every((number) => figures[number]!.side === side)) return inChosenOrder(scene, mover, strikers);
  return sides.flatMap((_, i) => {
    const next = (turn + i) % sides.length;
    return inChosenOrder(scene, mover, strikers.filter((number) => figures[number]!.side === next));
  });
}

function inChosenOrder(scene: Scene, mover: number, strikers: readonly number[]): readonly number[] {
  if (strikers.length < 2) return strikers;
  const { figures } = scene.state;
  const target = figures[mover]!;
  const bySmallestGap = [...strikers].sort((a, b) => gap(figures[a]!, target) - gap(figures[b]!, target) || a - b).map((number) => figures[number]!.id);
  const offer: Offer<readonly Id[]> = { family: 'order', rule: 'CM-AOO-12', bounds: { models: bySmallestGap }, example: bySmallestGap };
  const chosen = chooseOne<readonly Id[]>(scene.play, {
    kind: 'opportunity-order',
    rule: 'CM-AOO-12',
    about: [target.id, ...bySmallestGap],
    seats: [scene.seatOf(strikers[0]!)],
    sealed: false,
    facts: { mover: target.id, strikers: bySmallestGap },
    offers: () => [offer],
    otherwise: () => bySmallestGap,
    whyNot: (_seat: Seat, answer: readonly Id[]) => whyNotOrder(bySmallestGap, answer),
  });
  return chosen.map((id) => strikers.find((number) => figures[number]!.id === id)!);
}

function whyNotOrder(strikers: readonly Id[], answer: readonly Id[]): readonly Refusal[] {
  const fits = answer.length === strikers.length && strikers.every((id) => answer.includes(id));
  return fits ? [] : [{ code: 'opportunity.not-an-order', rule: 'CM-AOO-12', message: `Name each of ${strikers.join(', ')} once.`, facts: { strikers } }];
}

/** Whether a model with a smite left uses it on an evil mover (CM-ABIL-33, CM-ARULING-20). */
function declaresSmite(scene: Scene, striker: number, mover: number): boolean {
  const figure = scene.figure(striker);
  const target = scene.figure(mover);
  if (figure.smites === 0 || cardOf(scene.state, target).alignment !== 'evil') return false;
  return chooseOne<boolean>(scene.play, {
    kind: 'smite',
    rule: 'CM-ABIL-33',
    about: [figure.id, target.id],
    seats: [scene.seatOf(striker)],
    sealed: false,
    facts: { striker: figure.id, mover: target.id },
    offers: () => SMITE_OR_NOT,
    otherwise: () => false,
  });
}

const SMITE_OR_NOT: readonly Offer<boolean>[] = [{ exactly: true }, { exactly: false }];
