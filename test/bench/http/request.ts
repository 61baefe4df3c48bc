import { attack } from '../../../src/rulesets/battlesystem/procedures/attack';

/** The attack that both servers resolve: the worked example, with a seed so that both throw the same dice. */
export const BODY = { input: attack.examples[0].input, dice: { seed: 'bench' } };

export const BARE_PATH = '/attack';
export const OUR_PATH = '/v1/battlesystem/resolve/attack';
