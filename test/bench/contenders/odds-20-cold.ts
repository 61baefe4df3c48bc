import { forgetQuestions } from '../../../src/kernel/table/questions';
import type { Contender } from '../contender';
import { asked } from './odds';

export const contender: Contender = { before: forgetQuestions, once: () => asked(20) };
