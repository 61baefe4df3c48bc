import { gap } from '../../../kernel/geometry/disc';
import { burnt, burstAt, type Burst, caughtIn, FIRE_DC, fireOn, reckonBomb, scatter } from '../rules/fire-bomb';
import { EPS } from '../rules/field';
import { extraRange } from '../rules/hills';
import { makeSave } from './saving';
import { hostile, isInMelee } from './contact';
import { rollToHit, situationOf, steady, wound } from './fighting';
import type { Scene } from './scene';
import { endAtOnce } from './victory';

/** A fire bomb at a model: where it bursts everybody saves, all burns land together, and then nerves are tried in the same order (CM-ABIL-15, CM-ARULING-05, CM-ARULING-06). */
export function throwBomb(scene: Scene, number: number, other: number): void {
  const { state } = scene;
  if (state.ended !== null) return;
  const thrower = scene.figure(number);
  const target = scene.figure(other);
  const card = scene.card(number);
  scene.edit(number).shots--;
  const far = gap(thrower, target) + extraRange(state.terrain, thrower, target);
  if (far > card.ranged!.range + EPS) {
    scene.tell({ type: 'shot-fell-short', rule: 'CM-RULING-13', model: thrower.id, target: target.id, gap: far, range: card.ranged!.range });
    return;
  }
  const situation = situationOf(state, thrower, target, false);
  situation.firingIntoMelee = isInMelee(state, target);
  const attack = reckonBomb(card, scene.card(other), situation);
  const { roll, critical } = rollToHit(scene, attack, number, other, 'fire-bomb');
  const missed = roll === 'miss';
  const { about, burst } = land(scene, number, other, missed);
  scene.tell({ type: 'bomb-burst', rule: missed ? 'CM-ARULING-06' : 'CM-ABIL-15b', model: thrower.id, at: burst.centre, struck: burst.struck < 0 ? null : scene.figure(about[burst.struck]!).id });
  blaze(scene, number, about, burst, (each) => fireOn(each, burst, attack.damage, critical));
  endAtOnce(scene);
}

/** Everybody about, and where among them the bomb comes down. */
function land(scene: Scene, number: number, other: number, missed: boolean): { readonly about: readonly number[]; readonly burst: Burst } {
  const { figures } = scene.state;
  const about = figures.flatMap(({ where }, i) => (where === 'field' ? [i] : []));
  const { x, y } = figures[other]!;
  if (!missed) return { about, burst: { centre: { x, y }, struck: about.indexOf(other) } };
  return { about, burst: burstAt(scatter(scene.play, { x, y }, scene.seatOf(number)), about.map((i) => figures[i]!), about.indexOf(other)) };
}

function blaze(scene: Scene, number: number, about: readonly number[], burst: Burst, fire: (each: number) => number): void {
  const { figures } = scene.state;
  const caught = caughtIn(burst, about.map((i) => figures[i]!));
  const burns = caught.map((each) => {
    const victim = about[each]!;
    const saved = makeSave(scene, victim, FIRE_DC, 'CM-ABIL-15d', 'halve the fire');
    return { victim, before: scene.figure(victim), taken: burnt(scene.card(victim), fire(each), saved) };
  });
  for (const { victim, taken } of burns) if (taken > 0) wound(scene, victim, taken, NO_BONUS, number);
  // Its own side runs from the fire as from no enemy (CM-ARULING-06).
  for (const { victim, before, taken } of burns) if (taken > 0) steady(scene, victim, before, hostile(scene.figure(number), before) ? number : null);
}

const NO_BONUS: readonly never[] = [];
