import { type Static, Type } from '@sinclair/typebox';
import { type Checked, type Fault, granted, type Refusal, refuse, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { BASIC_RULES } from '../game/faults';
import { cardOf, copyFigure, figureNumber, NO_COMMAND, type Rules, type Skirmish } from '../game/state';
import { ORDER_NAMES, type OrderName } from '../rules/orders';

/** To be put under command counts as no kind of order (CM-ORDER-11). */
const KINDS = ORDER_NAMES.filter((name): name is Exclude<OrderName, 'under-command'> => name !== 'under-command');

/** What a model has done with command points, and what was done for it, so far in a round. */
export const commandHeld = shape('CommandHeld', {
  points: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Points it has left for orders; its whole rating unless given (CM-CP-01, CM-ABIL-18)' })),
  gives: Type.Optional(oneOf('KindGiven', KINDS, 'The kind of order a commander has given this round (CM-ORDER-03); none unless given')),
  order: Type.Optional(oneOf('KindReceived', KINDS, 'The order it has been given this round (CM-ORDER-04); none unless given')),
  ledBy: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'The commander that has paid to have it under command (CM-ORDER-11); none unless given' })),
});

interface Given {
  readonly id: string;
  readonly command?: Static<typeof commandHeld>;
  readonly model: { readonly faction?: string };
}

const NO_SUCH_COMMANDER: Fault<[id: string, by: string]> = {
  code: 'command.no-such-commander',
  rule: 'CM-CMD-03',
  tell: (id, by) => ({ message: `"${by}" is no other commander of the side of "${id}".`, facts: { model: id, by } }),
};
const TOO_MANY_POINTS: Fault<[id: string, points: number, rating: number]> = {
  code: 'command.too-many-points',
  rule: 'CM-CP-01',
  tell: (id, points, rating) => ({ message: `"${id}" has ${points} points left, and has ${rating} a round.`, facts: { model: id, points, rating } }),
};

/** The field by one set of rules or the other, with what its commanders have left and have done this round (CM-CP-01 to 03, CM-ORDER-03, CM-ORDER-04, CM-ORDER-11). */
export function withCommand(state: Skirmish, rules: Rules, models: readonly Given[]): Checked<Skirmish> {
  const faults = models.flatMap((given, number) => faultsOf(state, rules, given).map(([fault, part]): Refusal => ({ ...fault, pointer: `/models/${number}/command${part}` })));
  if (faults.length > 0) return refused(...faults);
  const cards = state.cards.map((card, number) => ({ ...card, faction: models[number]!.model.faction ?? '' }));
  const figures = state.figures.map((given, number) => {
    const { points = cards[number]!.traits.commandPoints, gives = null, order = null, ledBy = '' } = models[number]!.command ?? {};
    const figure = copyFigure(given);
    figure.command = rules === 'basic' ? NO_COMMAND : { pool: points, gives, order, ledBy: figureNumber(state, ledBy), focus: null };
    return figure;
  });
  return granted({ ...state, rules, cards, figures });
}

function faultsOf(state: Skirmish, rules: Rules, { id, command }: Given): readonly (readonly [Refusal, string])[] {
  if (command === undefined) return [];
  if (rules === 'basic') return [[refuse(BASIC_RULES, state, id), '']];
  const found: (readonly [Refusal, string])[] = [];
  const figure = state.figures[figureNumber(state, id)]!;
  const { points = 0, ledBy } = command;
  const { commandPoints: rating } = cardOf(state, figure).traits;
  if (points > rating) found.push([refuse(TOO_MANY_POINTS, id, points, rating), '/points']);
  const leader = ledBy === undefined ? undefined : state.figures[figureNumber(state, ledBy)];
  if (ledBy !== undefined && (leader === undefined || leader.side !== figure.side || leader.id === id || cardOf(state, leader).traits.commander === 0)) found.push([refuse(NO_SUCH_COMMANDER, id, ledBy), '/ledBy']);
  return found;
}
