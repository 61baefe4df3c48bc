import { face, generatorFrom } from '../../../src/kernel/table/generator';
import type { Contender } from '../contender';

const generator = generatorFrom('bench');

/** 20d6 counted by a bare loop over the same generator: no faces kept, no ledger. */
export const contender: Contender = {
  once() {
    let hits = 0;
    for (let i = 0; i < 20; i++) if (face(generator, 6) >= 5) hits++;
    return hits;
  },
};
