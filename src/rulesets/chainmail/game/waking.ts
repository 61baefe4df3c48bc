import { chooseOne, type Offer } from '../../../kernel/table/table';
import { end } from './affliction';
import { bears, isStaggered } from './conditions';
import { hostile, touches } from './contact';
import type { Scene } from './scene';

const YES_OR_NO: readonly Offer<boolean>[] = [{ exactly: true }, { exactly: false }];

/** A model that has ended its move may wake the sleepers it touches, its player's and its team's: nobody wants an enemy awake (CM-COND-08c). */
export function wakeTouched(scene: Scene, number: number): void {
  const { state } = scene;
  for (let sleeper = 0; sleeper < state.figures.length; sleeper++) {
    const other = state.figures[sleeper]!;
    if (other.conditions.length === 0 || other.where !== 'field' || !bears(other, 'asleep')) continue;
    const waker = scene.figure(number);
    if (hostile(waker, other) || waker.down || waker.where !== 'field' || isStaggered(waker) || !touches(waker, other)) continue;
    if (wakes(scene, number, sleeper)) end(scene, sleeper, 'asleep', 'CM-COND-08c');
  }
}

function wakes(scene: Scene, number: number, sleeper: number): boolean {
  const { id } = scene.figure(number);
  const other = scene.figure(sleeper);
  return chooseOne<boolean>(scene.play, {
    kind: 'wake',
    rule: 'CM-COND-08c',
    about: [id, other.id],
    seats: [scene.seatOf(number)],
    sealed: false,
    facts: { model: id, sleeper: other.id },
    offers: () => YES_OR_NO,
    otherwise: () => true,
  });
}
