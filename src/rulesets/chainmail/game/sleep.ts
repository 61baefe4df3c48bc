import { gapToPoint } from '../../../kernel/geometry/disc';
import { type Drowsy, pickDrowsy, SLEEP_BREADTH } from '../rules/drowsy';
import { EPS } from '../rules/field';
import { canAffect, type Spell } from '../rules/spells';
import { gain } from './affliction';
import { breakTie } from './nearest';
import { makeSave } from './saving';
import type { Scene } from './scene';
import { cardOf, type Figure } from './state';

/** The lowest levels near the target's middle, four in all, save or fall asleep (CM-SPELL-14, CM-SPELLCAST-15, CM-ARULING-04). */
export function putToSleep(scene: Scene, target: number, spell: Spell, by: string): void {
  const picked = pickDrowsy(drowsyAround(scene, target, spell), (equals) => breakTie(scene, target, equals.map(({ number }) => scene.figure(number).id)));
  if (picked.length === 0) return scene.tell({ type: 'spell-ineffective', rule: 'CM-SPELLCAST-13', spell: spell.slug, target: scene.figure(target).id });
  scene.tell({ type: 'sleepers-picked', rule: 'CM-ARULING-04', models: picked.map((number) => scene.figure(number).id) });
  const asleep = picked.filter((number) => !makeSave(scene, number, spell.dc!, spell.rule, `save against ${spell.slug}`));
  for (const number of asleep) gain(scene, number, 'asleep', spell.rule, by);
}

function drowsyAround(scene: Scene, target: number, spell: Spell): readonly Drowsy[] {
  const { state } = scene;
  const { x, y } = scene.figure(target);
  return state.figures.flatMap((figure, number): readonly Drowsy[] => {
    const inches = gapToPoint(figure, { x, y });
    return canSleep(scene, figure, spell) && inches <= SLEEP_BREADTH + EPS ? [{ number, level: cardOf(state, figure).level, inches }] : [];
  });
}

function canSleep({ state }: Scene, figure: Figure, spell: Spell): boolean {
  const card = cardOf(state, figure);
  return figure.where === 'field' && !figure.down && canAffect(spell, card) && !card.traits.immuneSleep;
}
