import { chooseOne, type Id } from '../../../kernel/table/table';
import type { Deed } from './action';
import { cast } from './casting';
import { hostile, inContact } from './contact';
import { shoot, strike } from './fighting';
import { findNearestInSight } from './nearest';
import type { Scene } from './scene';
import { figureNumber } from './state';
import { turnUndead } from './turn-undead';

/** What a model does at the end of its move: a blow at whom it names, a shot at the nearest, a spell, or undead turned (CM-ACT-03 to 06, CM-ACT-08, CM-RULING-12). */
export function perform(scene: Scene, number: number, deed: Deed): void {
  if (deed.type === 'cast') return cast(scene, number, deed);
  if (deed.type === 'turn-undead') return turnUndead(scene, number);
  const smite = deed.smite ?? false;
  if (deed.type === 'melee') return strike(scene, number, figureNumber(scene.state, deed.target), { opportunity: false, charged: null, smite });
  const nearest = findNearestInSight(scene, number);
  if (nearest !== null) shoot(scene, number, nearest, smite);
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
