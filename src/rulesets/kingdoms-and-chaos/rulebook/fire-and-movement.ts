import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const FIRE_AND_MOVEMENT: readonly WrittenRule[] = [
  ...topic('pass-through-fire', [
    rule('KC-PASSFIRE-01', 'Who', book('Missile troops with a volley left may fire at a moving enemy during the enemy\'s movement.')),
    rule('KC-PASSFIRE-02', 'Limit', book('One shot per unit in the Movement Phase, as pass-through OR as split-move fire.')),
    rule('KC-PASSFIRE-03', 'Where', book('At any point of the moving unit\'s path.')),
    rule('KC-PASSFIRE-04', 'Both fire', book('If the moving unit also fires: the standing unit names its point first; then the mover names the point it fires from; the earlier point on the path is resolved first; at the same point the pass-through comes first.')),
    rule('KC-PASSFIRE-05', 'Window and effects', ours('see KC-RULING-05, KC-RULING-06.')),
  ]),
  ...topic('movement-and-fire', [
    rule('KC-MOVEFIRE-01', 'Thrown weapons and slings', book('Fire once; R/3 lost.')),
    rule('KC-MOVEFIRE-02', 'Crossbows on foot', book('Either move or shoot.')),
    rule('KC-MOVEFIRE-03', 'Archers on foot', book('Fire twice without moving, or once and lose R/2.')),
    rule('KC-MOVEFIRE-04', 'Mounted archers', book('Fire twice without moving, or once with full movement.')),
    rule('KC-MOVEFIRE-05', 'Mounted crossbows', book('Fire once, R/2 lost.')),
    rule('KC-MOVEFIRE-06', 'Split move', book('A moving missile unit may fire its one Movement-Phase volley from any point of its own path and then finish the move, inside the limits above.')),
    rule('KC-MOVEFIRE-07', 'Either order', ours('Fire before moving takes the loss off the allowance; after moving, fire is legal only if the movement already spent fits the limit (KC-RULING-07).')),
  ]),
];
