import type { Contender } from '../contender';
import { byHand } from './odds';

export const contender: Contender = { once: () => byHand(20) };
