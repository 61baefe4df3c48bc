import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { attack } from '../../../src/rulesets/battlesystem/procedures/attack';
import { battlesystem } from '../../../src/rulesets/battlesystem/ruleset';
import { everythingOf, variablesFor } from '../../support/graphql-operation';
import { root } from '../child';
import { BODY } from '../http/request';

const [{ input }] = attack.examples;

export const RESOLVE = BODY;
export const ODDS_PATH = '/v1/battlesystem/odds/attack';
export const ODDS = { input };

export const BATCH = { items: Array.from({ length: 100 }, () => ({ ruleset: battlesystem.id, procedure: attack.name, ...BODY })) };

const troop = (attackDie: number, armorRating: number, hits: number, morale: number) => ({ attackDice: [attackDie], armorRating, hits, morale });

/** More branches than are counted on the event loop: some tens of milliseconds of a thread, and a thousand outcomes to tell. */
export const LARGE_ODDS_PATH = '/v1/battlesystem/odds/melee';
export const LARGE_ODDS = { input: { first: { troop: troop(8, 7, 2, 12), figures: 8 }, second: { troop: troop(6, 6, 1, 11), figures: 8, striking: 8 } } };

const schema = buildSchema(readFileSync(join(root, 'openapi', 'schema.graphql'), 'utf8'));
const FIELD = 'battlesystemResolveAttack';

/** The same as REST is asked, and all that it answers. */
export const GRAPHQL = { query: everythingOf(schema, FIELD), variables: variablesFor(schema, 'query', FIELD, BODY) };
