import type { Contender } from '../contender';
import { playGames } from './chainmail-games';

export const contender: Contender = { once: () => playGames(2, 'random-legal'), batch: 1, warm: 8000 };
