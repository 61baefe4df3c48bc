import type { ConditionKind } from '../../../src/rulesets/chainmail/game/state';
import { type Shows, told } from './glimpse';

const gained = (kind: ConditionKind): Shows => told('condition-gained', ({ condition }) => condition === kind);
const ended = (kind: ConditionKind): Shows => told('condition-ended', ({ condition }) => condition === kind);

/** Each condition of the catalog, and how one sees that it has come over a model. */
export const CONDITION_SIGNS: { readonly [slug: string]: Shows } = {
  'knocked-down': told('model-knocked-down'),
  poisoned: gained('poisoned'),
  asleep: gained('asleep'),
  fallen: gained('fallen'),
  stunned: gained('stunned'),
  dazed: gained('dazed'),
  entangled: gained('entangled'),
  routing: told('model-routed'),
  'ghost-sounded': gained('ghost-sounded'),
  'turn-lost': gained('turn-lost'),
};

/** The boons of spells, and how each condition that can end has ended. */
export const CONDITION_ENDS: { readonly [name: string]: Shows } = {
  'up after a knock-down': told('get-up-tried', ({ model, up }, { was }) => up && was(model).health === 0),
  'poisoned no longer': ended('poisoned'),
  'awake again': ended('asleep'),
  'up after a fall': ended('fallen'),
  'stunned no longer': ended('stunned'),
  'dazed no longer': ended('dazed'),
  'broken free': ended('entangled'),
  rallied: told('model-rallied'),
  'deaf no longer': ended('ghost-sounded'),
  'turn lost and over': ended('turn-lost'),
  warded: gained('warded'),
  resistant: gained('resistant'),
  guided: gained('guided'),
  'guidance used': ended('guided'),
};
