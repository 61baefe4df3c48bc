import { chapter } from './chapter';

export const KNOCKED_DOWN = chapter('knocked-down', 'rulebook', (rule) => [
  rule('CM-DOWN-01', 'Cause', 'Health of exactly 0, or an ability that says so (then that ability\'s text governs).'),
  rule('CM-DOWN-02', 'Only get up', 'No other action, no attacks of opportunity, no command points spent, no command given.'),
  rule('CM-DOWN-03', 'No morale', 'A knocked down model cannot rout and makes no morale saves.'),
  rule('CM-DOWN-04', 'No contact', 'It is in melee contact with nobody, and can be moved over (CM-MOVE-05).'),
  rule('CM-DOWN-05', 'Still attackable', 'Melee attacks on it: CM-MELEE-08. Ranged attacks: CM-RANGED-09.'),
  rule('CM-DOWN-06', 'Get up', 'On its turn it must roll a save, DC 20. Success: standing, and health 0 becomes 1 (no health gain if health was above 0); nothing else this turn.'),
  rule('CM-DOWN-07', 'Natural 1', 'On the get-up roll: destroyed.'),
  rule('CM-DOWN-08', 'Failure', 'Any other failure: it stays down, turn over.'),
  rule('CM-DOWN-09', 'Routing survives', 'Being knocked down does not end a rout: the model stands up routing.'),
  rule('CM-DOWN-10', 'Seen past terrain', 'Terrain that would give it cover while standing blocks line of sight to it while it is down (CM-LOS-06).'),
  rule('CM-DOWN-11', 'Kinds that never fall', 'Constructs and undead are destroyed at 0 health (ability text).'),
  rule('CM-DOWN-12', 'Healing', 'A model down through 0 health that is cured to 1 or more stands up (CM-RULING-25).'),
]);
