import { type Static, Type } from '@sinclair/typebox';
import { toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { granted, refuse } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { runAt } from '../game/charge';
import { isUnderCommand } from '../game/command';
import { nearestByPath } from '../game/nearest';
import { whyNotKind } from '../game/permission';
import { cardOf, type Figure, type Skirmish } from '../game/state';
import { EPS } from '../rules/field';
import { flag } from './shapes';
import { fieldOf, whichModel, wholeField } from './skirmish';

const result = shape('ChargeCheckResult', {
  allowed: Type.Boolean({ description: 'Whether it may declare a charge' }),
  against: Type.Optional(shape('ChargeRefusal', { code: Type.String({ description: 'Stable code' }), rule: Type.String({ description: 'Rule that forbids it' }), message: Type.String({ description: 'Why not' }) })),
  runs: Type.Array(
    shape('ChargeRun', {
      target: Type.String({ description: 'The enemy it goes at' }),
      inches: Type.Number({ description: 'Inches it covers if nothing stops it on the way' }),
      contact: Type.Boolean({ description: 'Whether it comes to melee contact with its target' }),
      broken: oneOf('ChargeBroken', ['no', 'slowed', 'blocked', 'met'], 'Whether it stops being a charge: slowed (CM-CHARGE-07), blocked (CM-RULING-10) or met by another enemy (CM-CHARGE-08, CM-CHARGE-09)'),
      bonus: Type.Integer({ description: 'Bonus on the attack roll (CM-CHARGE-05)' }),
      mayStrike: Type.Boolean({ description: 'Whether it may strike its target at the end (CM-CHARGE-10, CM-RULING-09)' }),
    }),
    { description: 'One for each equally near enemy' },
  ),
});

type Result = Static<typeof result>;

function checked({ state, figure }: { readonly state: Skirmish; readonly figure: Figure }, stopAt: number | undefined, haltIfSlowed: boolean): Result {
  const fault = whyNotKind(state, figure, 'charge');
  if (fault !== null) {
    const { code, rule, message } = refuse(fault, state, figure.id);
    return { allowed: false, against: { code, rule, message }, runs: [] };
  }
  const commanded = isUnderCommand(state, figure);
  return { allowed: true, runs: nearestByPath(state, figure, false).map(({ number }) => runTo(state, figure, state.figures[number]!, commanded ? stopAt : undefined, haltIfSlowed && commanded)) };
}

function runTo(state: Skirmish, figure: Figure, target: Figure, stopAt: number | undefined, haltIfSlowed: boolean): Result['runs'][number] {
  const { speed, traits } = cardOf(state, figure);
  const { inches, spent, broken } = runAt(state, figure, target, stopAt, haltIfSlowed);
  const apart = Math.sqrt((target.x - figure.x) * (target.x - figure.x) + (target.y - figure.y) * (target.y - figure.y)) - figure.r - target.r - inches;
  const contact = apart <= traits.reach + 2 * EPS;
  const mayStrike = contact && (broken === null || spent <= speed + EPS);
  return { target: target.id, inches: toGrid(inches), contact, broken: broken ?? 'no', bonus: mayStrike && broken === null && inches >= 2 - EPS ? 2 : 0, mayStrike };
}

export const chargeCheck = procedure({
  name: 'charge-check',
  title: 'Charge check',
  summary: 'Whether a model may charge, at whom, how far it comes, what breaks the charge, and whether it strikes.',
  rules: ['CM-CHARGE-01', 'CM-CHARGE-02', 'CM-CHARGE-04', 'CM-CHARGE-05', 'CM-CHARGE-07', 'CM-CHARGE-08', 'CM-CHARGE-14', 'CM-RULING-09', 'CM-RULING-10'],
  input: shape('ChargeCheck', { model: whichModel, gap: Type.Optional(Type.Number({ minimum: 0, maximum: 6, description: 'How close a Reach model under command goes: 0 is base contact (CM-CHARGE-14); as far as it reaches unless given' })), haltIfSlowed: Type.Optional(flag('Under command it halts where it is slowed (CM-RULING-09)')), ...wholeField }),
  result,
  outcome: result,
  begin: (given) => {
    const field = fieldOf(given, given.model);
    return field.ok ? granted(checked(field.value, given.gap, given.haltIfSlowed ?? false)) : field;
  },
  steps: [],
  resultOf: (told) => told,
  outcomeOf: (told) => told,
  examples: [
    {
      title: 'A Hyena charges a Marine 9 inches away',
      input: { model: 'hyena', models: [{ id: 'hyena', side: 'naresh', x: 20, y: 20, model: { ref: 'hyena' } }, { id: 'marine', side: 'thalos', x: 20, y: 30, model: { ref: 'human-marine' } }] },
    },
    {
      title: 'Woods on the way slow the charge',
      input: {
        model: 'trooper',
        models: [{ id: 'trooper', side: 'naresh', x: 20, y: 20, model: { ref: 'gnoll-trooper' } }, { id: 'marine', side: 'thalos', x: 20, y: 26, model: { ref: 'human-marine' } }],
        terrain: [{ kind: 'woods', outline: [{ x: 18, y: 22 }, { x: 22, y: 22 }, { x: 22, y: 23 }, { x: 18, y: 23 }] }],
      },
    },
  ],
});
