import type { Contender } from '../contender';
import { asked } from './odds';

export const contender: Contender = { once: () => asked(20) };
