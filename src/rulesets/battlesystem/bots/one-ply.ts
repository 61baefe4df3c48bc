import { attacker } from './greedy';

/** As greedy, but every shot and charge is weighed by its exact odds, morale included. */
export const onePly = attacker('one-ply', 'One ply', 'Weighs every shot and charge by its exact odds, the enemy’s morale included.', 'exact');
