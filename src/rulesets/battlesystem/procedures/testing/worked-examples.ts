import type { JsonObject, Procedure } from '../../../../kernel/ruleset/procedure';
import { attack } from '../attack';
import { initiative } from '../initiative';
import { moraleCheck } from '../morale-check';

/** A worked example of the rule list: what it throws and what comes of it. */
export interface WorkedExample {
  readonly id: string;
  readonly what: string;
  readonly procedure: Procedure;
  readonly input: JsonObject;
  readonly faces: readonly number[];
  /** The part of the result that the list tells. */
  readonly result: JsonObject;
}

const five = (attacker: JsonObject): JsonObject => ({ troop: { attackDice: [6] }, figures: 5, ...attacker });
const anyone: JsonObject = { troop: { armorRating: 7, hits: 1 } };
const ogre = (partialHits: number): JsonObject => ({ troop: { armorRating: 10, hits: 4 }, partialHits });

/** The worked examples that belong to a procedure; BS-EX-07 is about odds and stands apart. */
export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'BS-EX-01',
    what: 'seven hits, two cancelled, two figures off and one hit marked',
    procedure: attack,
    input: { attacker: { troop: { attackDice: [8] }, figures: 8 }, defender: { troop: { armorRating: 7, hits: 2 } } },
    faces: [2, 2, 3, 4, 5, 5, 6, 8, 1, 3, 3, 4, 5, 8, 9],
    result: { attackDice: 8, hits: 7, cancelled: 2, suffered: 5, figuresRemoved: 2, partialHits: 1 },
  },
  {
    id: 'BS-EX-02',
    what: 'five figures that charge throw eight dice',
    procedure: attack,
    input: { attacker: five({ charging: true }), defender: anyone },
    faces: [1, 1, 1, 1, 1, 1, 1, 1],
    result: { attackDice: 8, hits: 0 },
  },
  {
    id: 'BS-EX-02',
    what: 'five figures at half dice throw three',
    procedure: attack,
    input: { kind: 'missile', attacker: five({ weapon: { missileDie: 6, short: 5, medium: 10, long: 15 }, range: 'medium' }), defender: anyone },
    faces: [1, 1, 1],
    result: { attackDice: 3, hits: 0 },
  },
  {
    id: 'BS-EX-03',
    what: 'morale 12 and a roll of 19: routed at once',
    procedure: moraleCheck,
    input: { unit: { troop: { morale: 12 } }, choice: 'check' },
    faces: [9, 10],
    result: { roll: 19, state: 'routed', retreats: 0 },
  },
  {
    id: 'BS-EX-03',
    what: 'morale 12 and a roll of 20: routed at once',
    procedure: moraleCheck,
    input: { unit: { troop: { morale: 12 } }, choice: 'check' },
    faces: [10, 10],
    result: { roll: 20, state: 'routed', retreats: 0 },
  },
  {
    id: 'BS-EX-04',
    what: 'three hits mark a figure with four',
    procedure: attack,
    input: { attacker: { troop: { attackDice: [10] }, figures: 1 }, defender: ogre(0) },
    faces: [9, 5, 5, 5],
    result: { suffered: 3, figuresRemoved: 0, partialHits: 3 },
  },
  {
    id: 'BS-EX-04',
    what: 'one more hit removes it',
    procedure: attack,
    input: { attacker: { troop: { attackDice: [10] }, figures: 1 }, defender: ogre(3) },
    faces: [4, 5],
    result: { suffered: 1, figuresRemoved: 1, partialHits: 0 },
  },
  {
    id: 'BS-EX-05',
    what: 'a shaken unit fails by three, retreats, passes and stays shaken',
    procedure: moraleCheck,
    input: { unit: { troop: { morale: 11 }, state: 'shaken' } },
    faces: [6, 8, 4, 6],
    result: { roll: 14, secondRoll: 10, state: 'shaken', retreats: 4 },
  },
  {
    id: 'BS-EX-06',
    what: 'six less four beats three',
    procedure: initiative,
    input: { sides: [{ chargers: 2 }, {}] },
    faces: [6, 3],
    result: { winner: 0 },
  },
];
