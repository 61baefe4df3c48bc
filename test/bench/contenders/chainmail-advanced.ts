import type { Contender } from '../contender';
import { crusade, playGames } from './chainmail-games';

export const contender: Contender = { once: () => playGames(crusade(), 'random-legal'), batch: 1, warm: 8000 };
