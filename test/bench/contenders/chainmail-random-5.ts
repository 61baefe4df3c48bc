import type { Contender } from '../contender';
import { playGames } from './chainmail-games';

export const contender: Contender = { once: () => playGames(1, 'random-legal'), batch: 1, warm: 8000 };
