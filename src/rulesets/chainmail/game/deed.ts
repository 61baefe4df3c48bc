import { chooseOne, type Id } from '../../../kernel/table/table';
import type { Deed } from './action';
import { cast } from './casting';
import { markOf } from './choice';
import { hostile, inContact } from './contact';
import { throwBomb } from './bombing';
import { blowOf, shoot, strike } from './fighting';
import type { Scene } from './scene';
import { figureNumber } from './state';
import { turnUndead } from './turn-undead';

/** What a model does at the end of its move: a blow at whom it names, a shot or a bomb at the nearest, a spell, or undead turned; whether a blow hit (CM-ACT-03 to 06, CM-ACT-08, CM-RULING-12). */
export function perform(scene: Scene, number: number, deed: Deed): boolean {
  switch (deed.type) {
    case 'melee':
      return strike(scene, number, figureNumber(scene.state, deed.target), blowOf(deed, false));
    case 'ranged':
    case 'fire-bomb': {
      const nearest = markOf(scene, number, deed.target);
      if (nearest !== null) shootAt(scene, number, nearest, deed.type === 'ranged' && (deed.smite ?? false));
      return false;
    }
    case 'cast':
      return (cast(scene, number, deed), false);
    case 'turn-undead':
      return (turnUndead(scene, number), false);
    default:
      return (deed satisfies never, false);
  }
}

/** Shoots at somebody with what the model has: whoever has fire bombs throws one (CM-ABIL-15a). */
export function shootAt(scene: Scene, number: number, other: number, smite: boolean, thrown: number | null = null): void {
  if (scene.card(number).traits.fireBomb > 0) throwBomb(scene, number, other);
  else shoot(scene, number, other, smite, thrown);
}

/** Whom a model strikes where its move has ended: with several enemies in contact its player says which; -1 if there is none (CM-ACT-04, CM-CHARGE-10). */
export function chooseTarget(scene: Scene, number: number, preferred: number): number {
  const { state } = scene;
  const striker = scene.figure(number);
  const near = state.figures.filter((other) => other.where === 'field' && hostile(other, striker) && inContact(state, striker, other)).map(({ id }) => id);
  if (near.length === 0) return -1;
  const wanted = preferred >= 0 ? scene.figure(preferred).id : near[0]!;
  const first = near.includes(wanted) ? wanted : near[0]!;
  const chosen = chooseOne<Id>(scene.play, {
    kind: 'melee-target',
    rule: 'CM-ACT-04',
    about: [striker.id, ...near],
    seats: [scene.seatOf(number)],
    sealed: false,
    facts: { striker: striker.id },
    offers: () => near.map((exactly) => ({ exactly })),
    otherwise: () => first,
  });
  return figureNumber(state, chosen);
}
