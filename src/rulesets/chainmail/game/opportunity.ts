import { gap } from '../../../kernel/geometry/disc';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { chooseOne, type Offer } from '../../../kernel/table/table';
import type { Declared } from './action';
import { mayEnd, maySmite, mayStun } from './blows';
import { holdsBack } from './command-points';
import { canSee, isHelpless } from './contact';
import { blowOf, strike } from './fighting';
import { chooseOrder } from './ordering';
import { isRoused } from './rousing';
import { makeSave } from './saving';
import type { Scene } from './scene';
import type { Figure, Skirmish } from './state';

/** Whether a model can still make an attack of opportunity on a mover: one a round, not helpless, in sight (CM-AOO-08, CM-AOO-10, CM-AOO-14). */
export function mayStrike(state: Skirmish, striker: Figure, mover: Figure): boolean {
  return !striker.struck && !isHelpless(striker) && canSee(state, striker, mover);
}

/** Every entitled enemy strikes the mover, in the order its player likes; those past whom it tumbled are told (CM-AOO-02, CM-AOO-09, CM-AOO-12, CM-RULING-04, CM-ABIL-40). */
export function provoke(scene: Scene, mover: number, strikers: readonly number[]): readonly number[] {
  let passed = NOBODY;
  for (const number of inTurnOrder(scene, mover, strikers)) {
    if (scene.state.ended !== null) return passed;
    const present = scene.figure(mover).where === 'field';
    if (present && scene.state.rules === 'advanced' && holdsBack(scene, number, mover)) {
      scene.tell({ type: 'opportunity-declined', rule: 'CM-ORDER-16', model: scene.figure(number).id, target: scene.figure(mover).id });
      continue;
    }
    if (present && !catches(scene, number, mover)) {
      passed = [...passed, number];
      continue;
    }
    scene.edit(number).struck = true;
    // Those whose turn comes after the mover's end have used theirs up all the same.
    if (scene.figure(mover).where !== 'field' || !isRoused(scene, number)) continue;
    scene.tell({ type: 'opportunity-taken', rule: 'CM-AOO-02', model: scene.figure(number).id, target: scene.figure(mover).id });
    strike(scene, number, mover, blowOf(declare(scene, number, mover), true));
  }
  return passed;
}

const NOBODY: readonly number[] = [];

/** Whether an enemy is quick enough for a tumbler; failing it keeps its attack (CM-ABIL-40, CM-ARULING-14). */
function catches(scene: Scene, number: number, mover: number): boolean {
  const { tumble } = scene.card(mover).traits;
  return tumble === 0 || makeSave(scene, number, tumble, 'CM-ABIL-40', 'strike at a tumbler');
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
  const { figures } = scene.state;
  const target = figures[mover]!;
  const bySmallestGap = [...strikers].sort((a, b) => gap(figures[a]!, target) - gap(figures[b]!, target) || a - b);
  return strikers.length < 2 ? strikers : chooseOrder(scene, 'opportunity-order', 'CM-AOO-12', scene.seatOf(strikers[0]!), mover, bySmallestGap);
}

/** What a striker declares of its blow, asked for what would be of avail (CM-ARULING-01, CM-ABIL-06, CM-ABIL-33, CM-ARULING-20, CM-ABIL-38). */
function declare(scene: Scene, striker: number, mover: number): Declared {
  const { state } = scene;
  const figure = scene.figure(striker);
  const target = scene.figure(mover);
  if (mayEnd(state, figure, target) && declares(scene, 'death-touch', 'CM-ABIL-06', striker, mover)) return { deathTouch: true };
  const smite = maySmite(state, figure, target) && declares(scene, 'smite', 'CM-ABIL-33', striker, mover);
  const stun = mayStun(state, figure, target) && declares(scene, 'stunning-attack', 'CM-ABIL-38', striker, mover);
  return { smite, stun };
}

function declares(scene: Scene, kind: string, rule: RuleId, striker: number, mover: number): boolean {
  const facts = { striker: scene.figure(striker).id, mover: scene.figure(mover).id };
  return chooseOne<boolean>(scene.play, { kind, rule, about: [facts.striker, facts.mover], seats: [scene.seatOf(striker)], sealed: false, facts, offers: () => DO_OR_NOT, otherwise: () => false });
}

const DO_OR_NOT: readonly Offer<boolean>[] = [{ exactly: true }, { exactly: false }];
