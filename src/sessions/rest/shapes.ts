import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { pascal } from '../../resolution/operation';
import { published, type Schema } from '../../resolution/published';
import { branchesOf, TABLE_ACTIONS } from '../core/action-check';
import { ACTION_LIST, CONTRIBUTION, DRAW, FORK, MESSAGE, NEW_SESSION, NEW_WEBHOOK, ONE_ACTION, PAUSE, SIMULATION, SUBSTITUTE, UNDO } from '../bodies';
import { SCENE } from '../scene/calibration';

/** The shapes that callers send to sessions, by component name: those of every game, and each game's set-ups and actions. */
export function sessionSchemas(rulesets: readonly Ruleset[]): Record<string, Schema> {
  const games = rulesets.flatMap((ruleset) => (ruleset.game === null ? [] : [{ name: pascal(ruleset.id), game: ruleset.game }]));
  const own = games.flatMap(({ name, game }) => [
    [`${name}Setup`, published(game.shapes.setup)] as const,
    [`${name}Action`, { description: 'One of the actions of the game', anyOf: branchesOf(game.shapes.action).map(published) }] as const,
  ]);
  return {
    ...Object.fromEntries(own),
    TableAction: { description: 'One of the actions that every game takes', anyOf: TABLE_ACTIONS.map(published) },
    SessionAction: { description: 'An action of the game, or one that every game takes', anyOf: [...games.map(({ name }) => ref(`${name}Action`)), ref('TableAction')] },
    NewSession: within(published(NEW_SESSION), { setup: { description: "The game's set-up, or the id of a ready one", anyOf: [{ type: 'string', maxLength: 60, description: 'Id of a ready set-up' }, ...games.map(({ name }) => ref(`${name}Setup`))] } }),
    OneAction: within(published(ONE_ACTION), { action: ref('SessionAction') }),
    ActionList: within(published(ACTION_LIST), { actions: { type: 'array', minItems: 1, maxItems: ACTION_LIST.properties.actions.maxItems, description: 'Actions that are all taken or none', items: ref('SessionAction') } }),
    SessionScene: published(SCENE),
    DrawOffer: published(DRAW),
    DiceContribution: published(CONTRIBUTION),
    NewMessage: published(MESSAGE),
    NewWebhook: published(NEW_WEBHOOK),
    NewSimulation: published(SIMULATION),
    UndoStep: published(UNDO),
    PauseStep: published(PAUSE),
    SeatSubstitute: published(SUBSTITUTE),
    NewFork: published(FORK),
  };
}

function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function within(schema: Schema, parts: Schema): Schema {
  return { ...schema, properties: { ...(schema['properties'] as Schema), ...parts } };
}
