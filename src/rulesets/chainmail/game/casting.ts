import { gap } from '../../../kernel/geometry/disc';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Id } from '../../../kernel/table/table';
import { EPS } from '../rules/field';
import { type Spell, spellFor } from '../rules/spells';
import type { Cast } from './action';
import { markOf } from './choice';
import { isEngaged } from './contact';
import { findNearestInSight, nearestInSight } from './nearest';
import { makeSave } from './saving';
import type { Scene } from './scene';
import { workSpell } from './spell-effects';
import { figureNumber } from './state';
import { addCasting, findCasting } from './supply';
import { endAtOnce } from './victory';

const IN_CONTACT = 15;

/** Casts a spell, which is spent whatever comes of it (CM-ACT-06, CM-ACT-07, CM-SPELLCAST-01 to 09). */
export function cast(scene: Scene, number: number, declared: Cast): void {
  const spell = spellFor(scene.card(number), declared.spell)!;
  const caster = scene.figure(number);
  const allies = declared.at === 'ally';
  if (spell.reach === 'ranged' && nearestInSight(scene.state, caster, allies).length === 0) return;
  const casting = findCasting(scene.state, caster, declared) as number;
  addCasting(scene, number, casting, -1);
  const touched = spell.reach === 'ranged' ? null : (declared.target ?? caster.id);
  scene.tell({ type: 'spell-cast', rule: spell.rule, model: caster.id, spell: spell.slug, instead: declared.instead ?? null, target: touched, word: declared.word ?? null });
  const target = touched === null ? aim(scene, number, spell, allies, declared.target) : figureNumber(scene.state, touched);
  if (target < 0) return;
  const missed = workSpell(scene, number, target, spell, declared.word ?? 'fall') === 'missed';
  if (missed && declared.instead !== undefined) addCasting(scene, number, casting, 1);
  endAtOnce(scene);
}

/** Whom a ranged spell reaches; -1 if it is lost in contact or out of range (CM-SPELLCAST-04 to 07). */
function aim(scene: Scene, number: number, spell: Spell, allies: boolean, wanted: Id | undefined): number {
  const { id } = scene.figure(number);
  const lost = (rule: RuleId, reason: string): -1 => {
    scene.tell({ type: 'spell-lost', rule, model: id, spell: spell.slug, reason });
    return -1;
  };
  if (isEngaged(scene.state, scene.figure(number)) && !makeSave(scene, number, IN_CONTACT + spell.level, 'CM-SPELLCAST-06', 'cast in contact')) return lost('CM-SPELLCAST-06', 'An enemy in contact spoilt it.');
  const target = (allies ? findNearestInSight(scene, number, true) : markOf(scene, number, wanted))!;
  if (gap(scene.figure(number), scene.figure(target)) > spell.range + EPS) return lost('CM-SPELLCAST-05', 'The target is out of range.');
  return target;
}
