import type { Contender } from '../contender';
import { playGames, skirmish } from './chainmail-games';

export const contender: Contender = { once: () => playGames(skirmish(2), 'random-legal'), batch: 1, warm: 8000 };
