import type { Contender } from '../contender';
import { bare } from './simulated';

export const contender: Contender = { once: bare, batch: 1, warm: 8000 };
