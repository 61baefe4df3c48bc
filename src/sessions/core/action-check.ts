import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { shape } from '../../kernel/ruleset/shape';
import type { ProblemError } from '../../platform/http/problem';
import { shortened } from '../../platform/http/pointer';
import { InputCheck } from '../../resolution/input-check';
import type { Deed } from './deeds';

const decision = Type.String({ maxLength: 40, description: 'Id of what is owed' });
const kind = Type.String({ maxLength: 60, description: 'Kind of decision' });
const about = Type.Optional(Type.String({ maxLength: 60, description: 'The thing it is about; every one of its kind unless given' }));
const answer = Type.Unknown({ description: 'The answer, in the shape of its kind' });
const faces = Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { maxItems: 2000, description: 'The faces, in order' });

/** The actions that every game takes, as they are sent. */
export const TABLE_ACTIONS: readonly TObject[] = [
  shape('Concede', { type: Type.Literal('concede') }, 'Gives up'),
  shape('Answer', { type: Type.Literal('answer'), decision, answer }, 'Answers a decision'),
  shape('ThrowDice', { type: Type.Literal('throw'), decision, faces: Type.Optional(faces) }, 'Throws the dice that are wanted'),
  shape('SetStandingAnswer', { type: Type.Literal('set-standing-answer'), kind, about, answer, until: Type.String({ maxLength: 40, description: 'Span for which it stands' }) }, 'Answers in advance'),
  shape('DropStandingAnswer', { type: Type.Literal('drop-standing-answer'), kind, about }, 'Takes back an answer given in advance'),
];

/** Checks that something sent has the shape of an action of this game or of every game's. */
export class ActionCheck {
  private readonly checks = new Map<string, InputCheck>();

  constructor(own: TSchema) {
    for (const each of [...branchesOf(own), ...TABLE_ACTIONS]) this.checks.set(String((each.properties['type'] as { const?: unknown }).const), new InputCheck(each));
  }

  faults(sent: unknown, pointer: string): readonly ProblemError[] {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [{ pointer, code: 'input.invalid', message: 'An action is an object with a type.' }];
    const { type } = sent as { type?: unknown };
    const check = typeof type === 'string' ? this.checks.get(type) : undefined;
    if (check === undefined) {
      return [{ pointer: `${pointer}/type`, code: 'action.unknown', message: `There is no action "${shortened(String(type))}" in this game.`, facts: { known: [...this.checks.keys()] } }];
    }
    return check.passes(sent) ? [] : check.faults(sent).map((fault) => under(pointer, fault));
  }

  read(sent: unknown, pointer: string): { readonly action: Deed } | { readonly errors: readonly ProblemError[] } {
    const errors = this.faults(sent, pointer);
    return errors.length > 0 ? { errors } : { action: sent as Deed };
  }
}

/** A fault of a part as a fault of the whole request. */
export function under(pointer: string, fault: ProblemError): ProblemError {
  return { ...fault, pointer: `${pointer}${fault.pointer.replace(/^\/input/, '')}` };
}

/** The shapes of a game's own actions, one for each type. */
export function branchesOf(own: TSchema): readonly TObject[] {
  return (own['anyOf'] as readonly TObject[] | undefined) ?? [own as TObject];
}
