import { Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import type { Table } from '../../../kernel/table/table';
import { throwAttack, throwCritical } from '../rules/attack';
import { burnt, burstAt, caughtIn, FIRE_DC, fireOn, scatter } from '../rules/fire-bomb';
import { crossesHalf, moraleDc, testMorale } from '../rules/morale';
import { rollSave } from '../rules/saves';
import { beginBomb, type Body, bombInput, type Throwing } from './bomb-field';
import { leftOf, moraleAfterFire, toldBurst, toldFire, toldNerves, toldThrow } from './bomb-telling';

const burns = {
  id: Type.String({ description: 'Which model' }),
  health: Type.Integer({ description: 'Health afterwards' }),
  condition: oneOf('BurntFate', ['standing', 'down', 'destroyed'], 'Whether it stands, lies or is destroyed'),
  routs: Type.Boolean({ description: 'Whether it fails the morale save it owes and routs (CM-ROUT-01)' }),
};
const struck = Type.Union([Type.String(), Type.Null()], { description: 'Whom the bomb struck, or null' });

const roll: ProcedureStep<Throwing> = {
  name: 'throw',
  run: (thrown, table) => (thrown.tooFar === null ? { ...thrown, blow: throwCritical(table, thrown.attack, throwAttack(table, thrown.attack, 'thrower'), 'thrower') } : thrown),
  key: ({ blow }) => `${blow.roll === 'miss'} ${blow.critical}`,
  tell: (_, thrown) => toldThrow(thrown),
};

const land: ProcedureStep<Throwing> = {
  name: 'land',
  run(thrown, table) {
    const { bodies, target, blow, tooFar } = thrown;
    if (tooFar !== null) return thrown;
    const centre = { x: bodies[target]!.x, y: bodies[target]!.y };
    const burst = blow.roll === 'miss' ? burstAt(scatter(table, centre, 'thrower'), bodies, target) : { centre, struck: target };
    return { ...thrown, burst, caught: caughtIn(burst, bodies) };
  },
  key: ({ burst, blow, caught }) => `${burst?.struck} ${blow.critical} ${caught.join()}`,
  tell: (_, thrown) => toldBurst(thrown),
};

/** Every one of them saves, the struck one first; all damage lands together (CM-ARULING-06). */
const fire: ProcedureStep<Throwing> = {
  name: 'fire',
  run(thrown, table) {
    const { burst, caught, bodies, attack, blow } = thrown;
    if (burst === null) return thrown;
    return { ...thrown, taken: caught.map((number) => burn(table, bodies[number]!, fireOn(number, burst, attack.damage, blow.critical))) };
  },
  key: ({ burst, caught, taken }) => `${burst?.struck} ${caught.join()} ${taken.join()}`,
  tell: (_, thrown) => toldFire(thrown),
};

function burn(table: Table, { card, save, id }: Body, fierce: number): number {
  return burnt(card, fierce, rollSave(table, save, FIRE_DC, 'CM-ABIL-15d', 'save against fire', id));
}

/** Those whose health fell to half test their nerve in the same order, each failure counting for the next (CM-ARULING-06). */
const nerves: ProcedureStep<Throwing> = {
  name: 'nerves',
  run(thrown, table) {
    const due = dueIn(thrown);
    if (due.length === 0) return thrown;
    const lost = lossesAfter(thrown);
    const tested = due.map((i) => {
      const { card, side, id } = thrown.bodies[thrown.caught[i]!]!;
      const losses = lost.get(side);
      const held = testMorale(table, card, moraleAfterFire(thrown, i), losses === undefined ? moraleDc(UNHURT) : moraleDc(losses), id);
      if (losses !== undefined && !held) losses.casualties++;
      return held;
    });
    return { ...thrown, tested };
  },
  key: ({ burst, caught, taken, tested }) => `${burst?.struck} ${caught.join()} ${taken.join()} ${tested.join()}`,
  tell: (_, thrown) => toldNerves(thrown, dueIn(thrown)),
};

const UNHURT = { started: 1, casualties: 0 };

/** Which of the caught owe a half-health save, by their place among them. */
function dueIn(thrown: Throwing): readonly number[] {
  return thrown.caught.flatMap((number, i) => {
    const { canBreak, health, card } = thrown.bodies[number]!;
    const { health: left, fate } = leftOf(thrown, i);
    return canBreak && fate === 'standing' && crossesHalf(health, left, card.health) ? [i] : [];
  });
}

/** The losses of each side once the fire is out. */
function lossesAfter(thrown: Throwing): Map<string, { started: number; casualties: number }> {
  const lost = new Map([...thrown.losses].map(([side, { started, casualties }]) => [side, { started, casualties }]));
  thrown.caught.forEach((number, i) => {
    const { side, casualty } = thrown.bodies[number]!;
    const losses = lost.get(side);
    if (losses !== undefined && !casualty && leftOf(thrown, i).fate !== 'standing') losses.casualties++;
  });
  return lost;
}

function endOf(thrown: Throwing) {
  const due = dueIn(thrown);
  return {
    struck: thrown.burst === null || thrown.burst.struck < 0 ? null : thrown.bodies[thrown.burst.struck]!.id,
    models: thrown.caught.map((number, i) => {
      const { health, fate } = leftOf(thrown, i);
      return { id: thrown.bodies[number]!.id, health, condition: fate === 'knocked-down' ? ('down' as const) : fate, routs: due.includes(i) && thrown.tested[due.indexOf(i)] === false };
    }),
  };
}

export const fireBomb = procedure({
  name: 'fire-bomb',
  title: 'Fire bomb',
  summary: 'A bomb thrown at a model, which it strikes or scatters from; everybody in its blast saves for half, and whose health falls to half tests its nerve.',
  rules: ['CM-ABIL-15', 'CM-ABIL-15a', 'CM-ABIL-15b', 'CM-ABIL-15c', 'CM-ABIL-15d', 'CM-ABIL-15e', 'CM-ABIL-09', 'CM-ABIL-27', 'CM-ARULING-05', 'CM-ARULING-06', 'CM-ARULING-22', 'CM-STAT-19'],
  input: bombInput,
  result: shape('FireBombResult', {
    attackRoll: oneOf('BombRoll', ['miss', 'hit', 'natural-20', 'out-of-range'], 'How the attack roll ended; out of range there is none (CM-RULING-13)'),
    critical: Type.Boolean({ description: 'Whether the critical roll doubled the damage to the struck model' }),
    need: Type.Integer({ description: 'What the d20 had to show; 1 always misses and 20 always hits' }),
    x: Type.Optional(Type.Number({ description: 'Centre of the blast, inches to the east' })),
    y: Type.Optional(Type.Number({ description: 'Centre of the blast, inches to the north' })),
    struck,
    models: Type.Array(shape('BurntModelResult', { ...burns, damage: Type.Integer({ description: 'Damage it took' }) }), { description: 'Everybody in the blast, in the order of their saves' }),
  }),
  outcome: shape('FireBombOutcome', { struck, models: Type.Array(shape('BurntModel', burns), { description: 'Everybody in the blast, in the order of their saves' }) }),
  begin: beginBomb,
  steps: [roll, land, fire, nerves],
  resultOf(thrown) {
    const { struck: whom, models } = endOf(thrown);
    return {
      attackRoll: thrown.tooFar === null ? (thrown.blow.roll as 'miss' | 'hit' | 'natural-20') : ('out-of-range' as const),
      critical: thrown.blow.critical,
      need: thrown.attack.need,
      ...(thrown.burst === null ? {} : { x: thrown.burst.centre.x, y: thrown.burst.centre.y }),
      struck: whom,
      models: models.map((model, i) => ({ ...model, damage: thrown.taken[i]! })),
    };
  },
  outcomeOf: endOf,
  examples: [
    {
      title: 'A Scorcher strikes a Disciple, who evades; a Gnoll Adept beside it resists (CM-AEX-05, CM-AEX-07)',
      input: {
        thrower: 'scorcher',
        target: 'disciple',
        models: [
          { id: 'scorcher', side: 'mordengard', x: 20, y: 20, model: { ref: 'dwarf-scorcher' } },
          { id: 'disciple', side: 'thalos', x: 20, y: 26, model: { ref: 'human-swiftwing-disciple' } },
          { id: 'adept', side: 'naresh', x: 21.5, y: 26, model: { ref: 'demonic-gnoll-adept' } },
        ],
      },
      faces: [12, 8, 3],
    },
    {
      title: 'A miss scatters to the east and strikes another',
      input: {
        thrower: 'scorcher',
        target: 'trooper',
        models: [
          { id: 'scorcher', side: 'mordengard', x: 20, y: 20, model: { ref: 'dwarf-scorcher' } },
          { id: 'trooper', side: 'naresh', x: 20, y: 25, model: { ref: 'gnoll-trooper' } },
          { id: 'hyena', side: 'naresh', x: 21.2, y: 25, model: { ref: 'hyena' } },
        ],
        warbands: [{ side: 'naresh', losses: { started: 4, casualties: 1 } }],
      },
      faces: [2, 18, 5, 4, 4, 3, 12],
    },
  ],
});
