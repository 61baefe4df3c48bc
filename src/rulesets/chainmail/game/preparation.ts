import { type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import type { Card } from '../rules/card';
import { spellFor } from '../rules/spells';
import type { ChainmailAction } from './action';
import { gain } from './affliction';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { type ChainmailPlay, Scene } from './scene';
import { cardOf, type ConditionKind, figureNumber, type Skirmish, type SkirmishDraft } from './state';
import { addCasting, findCasting } from './supply';

export type Prepare = Extract<ChainmailAction, { readonly type: 'prepare' }>;

const LAYS: { readonly [spell: string]: ConditionKind } = { guidance: 'guided', 'mage-armor': 'warded', resistance: 'resistant', 'shield-of-faith': 'warded' };

/** On to deployment by way of the spells that the scouting player's casters may cast before it (CM-SETUP-02, CM-SETUP-07, CM-SPELLCAST-14). */
export function toDeployment(state: SkirmishDraft): void {
  const waits = state.figures.some(({ where }) => where === 'waiting');
  const prepares = waits && preparationsOpen(state).length > 0;
  state.stage = prepares ? 'prepare' : waits ? 'choose-deployer' : 'begin-round';
  state.turn = prepares ? state.scout : -1;
}

const PREPARATORY: readonly string[] = Object.keys(LAYS);

/** Every spell that may be cast before deployment: on its caster or on another of its warband, wherever they are (CM-SETUP-07, CM-RULING-36). */
export function preparationsOpen(state: Skirmish): readonly Prepare[] {
  const own = state.figures.filter((figure) => figure.side === state.scout && figure.where === 'waiting');
  return own.flatMap((caster) =>
    preparatoryFor(cardOf(state, caster)).flatMap((spell) => own.map((target): Prepare => ({ type: 'prepare', model: caster.id, spell, target: target.id })).filter((action) => whyNotPrepare(state, state.scout, action) === null)),
  );
}

/** The spells of the list that help and last, and those of one's own that do (CM-SPELLCAST-14). */
function preparatoryFor({ spells }: Card): readonly string[] {
  const own = spells.filter((each) => each.own !== undefined);
  return own.length === 0 ? PREPARATORY : [...PREPARATORY, ...own.map(({ slug }) => slug)];
}

/** Why a model can't cast a spell before deployment (CM-SPELLCAST-14). */
function whyNotPrepare(state: Skirmish, side: number, { model, spell, target }: Prepare): ChainmailFault | null {
  const caster = state.figures[figureNumber(state, model)];
  const receiver = state.figures[figureNumber(state, target)];
  if (caster === undefined || receiver === undefined) return faults.NO_SUCH_MODEL;
  if (caster.side !== side || receiver.side !== side) return faults.NOT_YOURS;
  if (caster.where !== 'waiting' || receiver.where !== 'waiting') return faults.NOT_WAITING;
  const casting = findCasting(state, caster, { spell });
  if (typeof casting !== 'number') return casting;
  const { preparatory, reach } = spellFor(cardOf(state, caster), spell)!;
  if (!preparatory) return faults.NOT_PREPARATORY;
  if (caster.acted) return faults.PREPARED_ALREADY;
  return reach === 'personal' && caster !== receiver ? faults.PERSONAL : null;
}

/** Casts a spell before deployment; when nobody has one left, deployment begins (CM-SETUP-07, CM-SPELLCAST-14). */
export function prepare(play: ChainmailPlay, side: number, action: Prepare): Refusal | null {
  const { state } = play;
  const fault = whyNotPrepare(state, side, action);
  if (fault !== null) return refuse(fault, state, action.model);
  const scene = new Scene(play);
  const number = figureNumber(state, action.model);
  const { rule, strength, slug, effect } = spellFor(scene.card(number), action.spell)!;
  addCasting(scene, number, findCasting(state, scene.figure(number), action) as number, -1);
  scene.edit(number).acted = true;
  scene.tell({ type: 'spell-cast', rule: 'CM-SPELLCAST-14', model: action.model, spell: slug, instead: null, target: action.target, word: null });
  gain(scene, figureNumber(state, action.target), LAYS[effect]!, rule, action.model, strength);
  toDeployment(scene.state);
  return null;
}

/** The scouting player keeps the rest of its spells for the skirmish (CM-SETUP-07). */
export function endPreparation({ state }: Scene): null {
  state.stage = 'choose-deployer';
  state.turn = -1;
  return null;
}
