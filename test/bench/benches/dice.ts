import { deepStrictEqual } from 'node:assert';
import { contender as bare } from '../contenders/dice-bare';
import { contender as ledger } from '../contenders/dice-ledger';
import type { Bench } from '../line';
import { race } from '../race';

export const dice: Bench = {
  name: 'dice',
  async run() {
    for (let i = 0; i < 1000; i++) deepStrictEqual(ledger.once(), bare.once(), 'the dice count differently');
    const figures = await race('dice-ledger', 'dice-bare');
    return [{ what: '20d6 counted, with ledger', against: 'bare loop', ours: figures['dice-ledger'], theirs: figures['dice-bare'], unit: 'us', aim: { atMost: 4 } }];
  },
};
