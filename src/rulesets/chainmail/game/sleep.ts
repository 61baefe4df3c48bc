import { gapToPoint } from '../../../kernel/geometry/disc';
import { EPS } from '../rules/field';
import { canAffect, type Spell } from '../rules/spells';
import { gain } from './affliction';
import { breakTie } from './nearest';
import { makeSave } from './saving';
import type { Scene } from './scene';
import { cardOf, type Figure } from './state';

const BREADTH = 3;
const LEVELS = 4;

/** A model that a sleep may take. */
interface Drowsy {
  readonly number: number;
  readonly level: number;
  readonly inches: number;
}

/** The lowest levels near the target's middle, four in all, save or fall asleep (CM-SPELL-14, CM-SPELLCAST-15, CM-ARULING-04). */
export function putToSleep(scene: Scene, target: number, spell: Spell, by: string): void {
  const picked = pick(scene, target, drowsyAround(scene, target, spell));
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
    return canSleep(scene, figure, spell) && inches <= BREADTH + EPS ? [{ number, level: cardOf(state, figure).level, inches }] : [];
  });
}

function canSleep({ state }: Scene, figure: Figure, spell: Spell): boolean {
  const card = cardOf(state, figure);
  return figure.where === 'field' && !figure.down && canAffect(spell, card) && !card.traits.immuneSleep;
}

/** Takes level after level, the nearest first and equals by dice, and stops at the first that would be too much; no die falls where the order changes nothing (CM-ARULING-04, CM-TIE-03). */
function pick(scene: Scene, target: number, drowsy: readonly Drowsy[]): readonly number[] {
  const left = [...drowsy].sort((a, b) => a.level - b.level || a.inches - b.inches || a.number - b.number);
  const picked: number[] = [];
  let total = 0;
  while (left.length > 0 && total + left[0]!.level <= LEVELS) {
    const { level, inches } = left[0]!;
    const equals = left.filter((other) => other.level === level && other.inches <= inches + EPS);
    const goesForAll = total + equals.length * level <= LEVELS;
    const chosen = goesForAll ? 0 : breakTie(scene, target, equals.map(({ number }) => scene.figure(number).id));
    picked.push(equals[chosen]!.number);
    left.splice(left.indexOf(equals[chosen]!), 1);
    total += level;
  }
  return picked;
}
