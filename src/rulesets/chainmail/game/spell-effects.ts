import { gapToPoint } from '../../../kernel/geometry/disc';
import { EPS } from '../rules/field';
import { canAffect, type Spell } from '../rules/spells';
import { reckonTouch } from '../rules/touch';
import { damageOf } from '../rules/attack';
import type { Word } from './action';
import { gain } from './affliction';
import { command } from './commanding';
import { bears, canRout, isStaggered } from './conditions';
import { contactsWith } from './contact';
import { breakNerve, damage, rollToHit, situationOf } from './fighting';
import { cureFallen, heal } from './healing';
import { fearModifiers } from './morale';
import { makeSave } from './saving';
import type { Scene } from './scene';
import { putToSleep } from './sleep';
import { cardOf } from './state';

/** Breadth of a tangle round the middle of its target's base (CM-SPELL-06). */
const TANGLE = 8;
const WOUND_DC = 13;

/** What a spell does to its target; 'missed' if a touch did not find it (CM-SPELL-01 to 14, CM-SPELLCAST-10, CM-SPELLCAST-13). */
export function workSpell(scene: Scene, caster: number, target: number, spell: Spell, word: Word): 'missed' | undefined {
  const by = scene.figure(caster).id;
  const saves = (): boolean => makeSave(scene, target, spell.dc!, spell.rule, `save against ${spell.slug}`);
  if (scene.figure(target).team !== scene.figure(caster).team) scene.disturb(scene.figure(target).side);
  // Whom an area spell is aimed at only marks its middle.
  if (spell.effect === 'sleep') return void putToSleep(scene, target, spell, by);
  if (!canAffect(spell, scene.card(target)) || !isOpenTo(scene, target, spell)) return void ineffective(scene, target, spell);
  switch (spell.effect) {
    case 'cause-fear':
      if (!makeSave(scene, target, spell.dc!, spell.rule, 'save against fear', fearModifiers(scene.state, scene.figure(target)))) breakNerve(scene, target, caster);
      return;
    case 'command':
      if (!saves()) command(scene, caster, target, word);
      return;
    case 'cure-wounds-0':
      return void cureFallen(scene, target, spell);
    case 'cure-wounds-1':
      return cardOf(scene.state, scene.figure(target)).traits.undead ? wound(scene, caster, target, spell) : void heal(scene, target, spell);
    case 'inflict-wounds-1':
      return cardOf(scene.state, scene.figure(target)).traits.undead ? void heal(scene, target, spell) : wound(scene, caster, target, spell);
    case 'daze':
      if (!saves()) gain(scene, target, 'dazed', spell.rule, by);
      return;
    case 'entangle':
      return void entangle(scene, target, spell, by);
    case 'ghost-sound':
      return void gain(scene, target, 'ghost-sounded', spell.rule, by);
    case 'magic-missile':
      return void damage(scene, target, spell.strength, [], caster);
    case 'guidance':
      return void gain(scene, target, 'guided', spell.rule, by, spell.strength);
    case 'resistance':
      return void gain(scene, target, 'resistant', spell.rule, by, spell.strength);
    case 'mage-armor':
    case 'shield-of-faith':
      return void gain(scene, target, 'warded', spell.rule, by, spell.strength);
    default:
      throw new RangeError(`there is no effect ${spell.effect}`);
  }
}

/** Whether a spell can do anything to a model in its condition (CM-SPELL-01b, CM-SPELL-02, CM-SPELL-04b, CM-SPELL-09). */
function isOpenTo(scene: Scene, target: number, { effect }: Spell): boolean {
  const figure = scene.figure(target);
  if (effect === 'cause-fear') return canRout(figure) && !figure.routing;
  if (effect === 'command') return !figure.down && !isStaggered(figure);
  if (effect === 'cure-wounds-0') return figure.health === 0 && figure.down && !bears(figure, 'poisoned') && !bears(figure, 'asleep');
  if (effect === 'cure-wounds-1' || effect === 'inflict-wounds-1') return !scene.card(target).traits.construct;
  return true;
}

function ineffective(scene: Scene, target: number, { slug }: Spell): void {
  scene.tell({ type: 'spell-ineffective', rule: 'CM-SPELLCAST-13', spell: slug, target: scene.figure(target).id });
}

/** A touch that wounds unless its victim saves (CM-SPELL-09, CM-SPELL-04b, CM-ARULING-05, CM-ARULING-10). */
function wound(scene: Scene, caster: number, target: number, spell: Spell): 'missed' | undefined {
  const { state } = scene;
  const situation = situationOf(state, scene.figure(caster), scene.figure(target), false);
  situation.contacts = contactsWith(state, scene.figure(target));
  const attack = reckonTouch(scene.card(caster), scene.card(target), situation, spell.rule, spell.strength);
  const blow = rollToHit(scene, attack, caster, target, 'touch');
  if (blow.roll === 'miss') return 'missed';
  if (!makeSave(scene, target, spell.dc ?? WOUND_DC, spell.rule, `save against ${spell.slug}`)) damage(scene, target, damageOf(attack, blow), [], caster);
  return undefined;
}

/** Everybody near the target is caught, friend and foe, and breaks free as best they can (CM-SPELL-06, CM-SPELLCAST-15, CM-ARULING-19). */
function entangle(scene: Scene, target: number, { rule, dc }: Spell, by: string): void {
  const { x, y } = scene.figure(target);
  scene.state.figures.forEach((figure, number) => {
    if (figure.where === 'field' && gapToPoint(figure, { x, y }) <= TANGLE + EPS) gain(scene, number, 'entangled', rule, by, dc!);
  });
}
