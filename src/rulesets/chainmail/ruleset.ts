import type { Game } from '../../kernel/ruleset/game';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { CATALOG } from './catalog';
import { chainmailGame } from './game/game';
import { attackOfOpportunity } from './procedures/attack-of-opportunity';
import { castSpell } from './procedures/cast-spell';
import { chargeCheck } from './procedures/charge-check';
import { commandStatus } from './procedures/command-status';
import { coverProcedure } from './procedures/cover';
import { deathTouch } from './procedures/death-touch';
import { distanceProcedure } from './procedures/distance';
import { fireBomb } from './procedures/fire-bomb';
import { getUp } from './procedures/get-up';
import { lineOfSight } from './procedures/line-of-sight';
import { meleeAttack } from './procedures/melee-attack';
import { moraleSave, rally } from './procedures/morale-save';
import { initiative } from './procedures/initiative';
import { scoutingCheck } from './procedures/opposed-rolls';
import { convertCreature, convertModel } from './procedures/conversion';
import { movement } from './procedures/movement';
import { orderCostProcedure } from './procedures/order-cost';
import { nearestEnemy } from './procedures/nearest-enemy';
import { rangedAttack } from './procedures/ranged-attack';
import { saveProcedure } from './procedures/save';
import { scenarioRoll } from './procedures/scenario-roll';
import { stakeBarrier } from './procedures/stake-barrier';
import { threatenedAreas } from './procedures/threatened-areas';
import { turnUndead } from './procedures/turn-undead';
import { sideOf, warband } from './procedures/warband';
import { RULEBOOK } from './rulebook';

export const chainmail: Ruleset = {
  id: 'chainmail',
  name: 'Chainmail',
  edition: '2001',
  summary: 'Skirmishes between small warbands of fantasy miniatures, each model with a card of its own.',
  sources: [
    { name: 'rulebook', description: 'The Chainmail Miniatures Game rulebook of 2001, restated in our own words' },
    { name: 'srd', description: 'The open d20 System Reference Document, from which derived figures of models are converted' },
  ],
  rulebook: RULEBOOK,
  catalog: CATALOG,
  procedures: [meleeAttack, rangedAttack, attackOfOpportunity, deathTouch, fireBomb, saveProcedure, moraleSave, getUp, rally, initiative, scoutingCheck, scenarioRoll, stakeBarrier, lineOfSight, coverProcedure, distanceProcedure, threatenedAreas, nearestEnemy, movement, chargeCheck, commandStatus, orderCostProcedure, convertCreature, convertModel, warband, castSpell, turnUndead],
  game: chainmailGame as unknown as Game,
  army: { procedure: warband, part: 'warbands', sideOf },
};
