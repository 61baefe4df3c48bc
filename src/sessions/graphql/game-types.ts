import type { Type } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import type { TObject, TSchema } from '@sinclair/typebox';
import type { Game } from '../../kernel/ruleset/game';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { type GraphqlTypes, type Member, named, typesOf } from '../../resolution/graphql-types';
import { fromGraphql, memberName, tagged, toGraphql, variantFrom } from '../../resolution/graphql-values';
import { pascal } from '../../resolution/operation';
import { TABLE_ACTIONS } from '../core/action-check';
import { SESSION_TYPES } from '../rest/scene-models';

type Fields = Readonly<Record<string, unknown>>;
const WITH_ANSWER: ReadonlySet<string> = new Set(['answer', 'set-standing-answer']);
const TABLE: TSchema = { anyOf: TABLE_ACTIONS.filter((each) => !WITH_ANSWER.has(tagged(each, 'type')!)) } as unknown as TSchema;

/** One game's GraphQL types, all made from the shapes that it declares, and the way between them and plain JSON. */
export class GameTypes {
  /** Its member in every choice of games. */
  readonly member: string;
  /** Null where the game does not declare what it tells. */
  readonly view: Type | null;
  readonly setup: Type;
  readonly action: Type;
  private readonly answers: Game['shapes']['answers'];
  private readonly actions: TSchema;

  constructor(
    readonly ruleset: Ruleset,
    readonly game: Game,
  ) {
    const { shapes } = game;
    const types = typesOf(ruleset);
    this.member = memberName(ruleset.id);
    this.answers = shapes.answers;
    this.actions = { anyOf: [...((shapes.action['anyOf'] as readonly TSchema[] | undefined) ?? [shapes.action]), ...(TABLE['anyOf'] as readonly TSchema[])] } as unknown as TSchema;
    this.view = shapes.tells === null ? null : types.output(shapes.tells.view as TObject);
    this.setup = types.input(shapes.setup as TObject);
    const members = [...types.variants(shapes.action, 'Action'), ...SESSION_TYPES.variants(TABLE), ...this.answering(types)];
    this.action = types.choice('Action', `An action of ${ruleset.name}: exactly one`, members);
  }

  /** An action as REST takes it. */
  actionFrom(sent: object): object {
    const [[member, value] = ['', {}]] = Object.entries(sent).filter(([, part]) => part !== null && part !== undefined);
    const { answer, ...rest } = value as Fields;
    switch (member) {
      case 'answer':
        return { type: 'answer', ...rest, answer: this.answerFrom(answer as object).answer };
      case 'setStandingAnswer':
        return { type: 'set-standing-answer', ...(fromGraphql(rest, {} as TSchema) as object), ...this.answerFrom(answer as object) };
      default:
        return variantFrom(sent, this.actions) as object;
    }
  }

  /** An action as it is sent over GraphQL; an answer is to a decision of this kind. */
  actionTo(action: object, owed: string | null): object {
    const { type, answer, ...rest } = action as Fields;
    const sent = type === 'answer' && owed !== null ? { answer: { ...rest, answer: { [memberName(owed)]: toGraphql(answer, this.answers[owed]) } } } : toGraphql(action, this.actions);
    return { [this.member]: sent };
  }

  private answerFrom(sent: object): { readonly kind: string; readonly answer: unknown } {
    const [[member, value] = ['', null]] = Object.entries(sent).filter(([, part]) => part !== null && part !== undefined);
    const kind = Object.keys(this.answers).find((each) => memberName(each) === member) ?? '';
    return { kind, answer: fromGraphql(value, this.answers[kind] ?? ({} as TSchema)) };
  }

  private answering(types: GraphqlTypes): readonly Member[] {
    const kinds = Object.entries(this.answers);
    if (kinds.length === 0) return [];
    const members = kinds.map(([kind, schema]) => ({ name: memberName(kind), type: types.inputPart(schema, kind), description: `To ${kind}` }));
    const answer = types.choice('Answer', 'An answer, by the kind of decision', members);
    const name = pascal(this.ruleset.id);
    return [
      { name: 'answer', type: input(`${name}GivenAnswerInput`, 'Answers a decision', { decision: [String, 'Id of what is owed'], answer: [answer, 'The answer'] }), description: 'Answers a decision' },
      {
        name: 'setStandingAnswer',
        type: input(`${name}StandingAnswerInput`, 'Answers in advance', { answer: [answer, 'The answer, which also says to what kind of decision'], until: [String, 'Span for which it stands'] }, { about: [String, 'The thing it is about; every one of its kind unless given'] }),
        description: 'Answers in advance',
      },
    ];
  }
}

type Parts = Readonly<Record<string, readonly [type: unknown, description: string]>>;

function input(name: string, description: string, needed: Parts, optional: Parts = {}): Type {
  const made = named(name);
  for (const [parts, nullable] of [[needed, false], [optional, true]] as const) {
    for (const [field, [type, said]] of Object.entries(parts)) Field((() => type) as never, { nullable, description: said })(made.prototype as object, field);
  }
  InputType(name, { description })(made);
  return made;
}

const known = new WeakMap<Ruleset, GameTypes>();

/** The types of every game among these rulesets. */
export function gameTypes(rulesets: readonly Ruleset[]): readonly GameTypes[] {
  return rulesets.flatMap((ruleset) => {
    if (ruleset.game === null) return [];
    const made = known.get(ruleset) ?? new GameTypes(ruleset, ruleset.game);
    known.set(ruleset, made);
    return [made];
  });
}
