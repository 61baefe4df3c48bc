import type { Contender } from '../contender';
import { simulated } from './simulated';

export const contender: Contender = { once: simulated, batch: 1, warm: 8000 };
