import { SeededDice } from '../../../src/kernel/table/dice';
import { countAtLeast } from '../../../src/kernel/table/questions';
import { Thrower } from '../../../src/kernel/table/throwing';
import type { Contender } from '../contender';

const dice = new SeededDice('bench');
const why = { rule: 'BENCH-01', purpose: 'bench', by: 'anybody' };

/** 20d6 counted through a table that keeps faces and ledger; a new ledger every hundred throws, as games have. */
let table = new Thrower(dice);
export const contender: Contender = {
  once() {
    if (table.ledger.length >= 100) table = new Thrower(dice);
    return table.ask(countAtLeast(20, 6, 5), why);
  },
};
