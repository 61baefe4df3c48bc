import { chapter } from './chapter';

export const MORALE = chapter('morale', 'rulebook', (rule) => [
  rule('CM-MORALE-01', 'Morale save', 'A save (CM-STAT-11) against the DC of CM-MORALE-05; failure means the model routs.'),
  rule('CM-MORALE-02', 'Half health', 'Required when damage takes health from above half to half or less (2 x health <= starting health) while above 0, subject to CM-RULING-05.'),
  rule('CM-MORALE-03', 'Leaving contact', 'Required when a model moves out of the melee contact an enemy has with it. Enemies that are routing, knocked down, stunned or dazed have no such contact.'),
  rule('CM-MORALE-04', 'Passed once', 'A model that has passed a half-health save in this skirmish never makes another one, even if healed and wounded again.'),
  rule('CM-MORALE-05', 'DC', '13 while fewer than half of the warband\'s models are casualties, 18 from exactly half on.'),
  rule('CM-MORALE-06', 'Casualties', 'Destroyed, knocked down, routing and routed-off models of that warband; base number = models the warband started the skirmish with (CM-RULING-16).'),
  rule('CM-MORALE-07', 'Healthy bonus', '+5 if the model has more than half its starting health at the moment of the save, besides its save modifier.'),
  rule('CM-MORALE-08', 'No retroactive save', 'A model dropped straight to 0, or unable to rout for another reason when it first drops to half, owes no half-health save later.'),
  rule('CM-MORALE-09', 'Already routing', 'A routing model makes no further saves against routing (except to rally).'),
  rule('CM-MORALE-10', 'Rally save', 'Rallying uses the same save, DC, bonuses and orders.'),
  rule('CM-MORALE-11', 'Fearless', 'A model that always passes morale rolls no die; for CM-MORALE-04 it has passed.'),
]);
