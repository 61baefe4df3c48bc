import type { Contender } from '../contender';
import { playBattles } from './battlesystem-games';

export const contender: Contender = { once: () => playBattles('random-legal'), batch: 1, warm: 8000 };
