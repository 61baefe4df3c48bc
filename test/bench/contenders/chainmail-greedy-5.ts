import type { Contender } from '../contender';
import { playGames, skirmish } from './chainmail-games';

export const contender: Contender = { once: () => playGames(skirmish(1), 'greedy'), batch: 1, warm: 8000 };
