import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const MOVEMENT: readonly WrittenRule[] = [
  ...topic('initiative', [
    rule('FW-INIT-01', 'Two methods', book('Agree one: by armies or by commands (default by commands for two players).', 'pages 26-27')),
    rule('FW-INIT-02', 'By armies', book('Each player 1D + warchief\'s leadership, -1 if the warchief is in bad light; highest chooses when his army moves. Tie: higher leadership; then the one not in bad light; then throw again.', 'page 27')),
    rule('FW-INIT-03', 'By commands', book('One numbered slot per warchief, BL and leaderless command; each throws 1D + leadership (0 if leaderless), -1 if that leader is in bad light (never for a leaderless command); in descending order each takes a free slot; commands then move in slot order. Ties as FW-INIT-02.', 'page 27')),
    rule('FW-INIT-04', 'Dead warchief', book('No leadership is added and no warchief slot exists.', 'page 27, read by FW-RULING-37')),
    rule('FW-INIT-05', 'Who moves in a slot', book('A command\'s slot moves its units, its leader, his heralds and banner bearer. The warchief\'s slot also moves all other individuals, couriers and messengers. Characters with a unit may move with that unit instead.', 'pages 36, 40')),
  ]),
  ...topic('movement', [
    rule('FW-MOVE-01', 'Allowance', book('Up to MOV inches along the path; half speed = MOV/2.', 'page 27')),
    rule('FW-MOVE-02', 'Alternatives', book('In its slot a unit either moves (with optional turn/wheel and one expand or contract before or after) or reorganises, or stands (a standing unit, HOLD included, may still expand or contract).', 'pages 18, 26, 29')),
    rule('FW-MOVE-03', 'No leaving combat', book('A unit in combat cannot move; it may expand, wrap and turn figures. Only rout or the enemy\'s end frees it.', 'page 29')),
    rule('FW-MOVE-04', 'Contact move', ours('ATTACK and bloodlust units stop on contact with the target and align flush with the touched face (FW-RULING-35); contact with another enemy on the way also stops them.', 'FW-RULING-35')),
    rule('FW-MOVE-05', 'Nearest enemy', ours('The enemy unit with the smallest FW-GEO-04 distance, seen or not; ties: lower unit id. Enemy characters count only if no enemy unit is left.', 'FW-RULING-36')),
    rule('FW-MOVE-06', 'Characters', book('Move freely in any direction up to MOV, through friends but not enemies; cannot be disorganised and so ignore FW-DIFF-02; swamp, marsh and river limits apply.', 'pages 40, 42, read by FW-RULING-53')),
    rule('FW-MOVE-07', 'Reaction summary', book('Only bloodlust changes movement; p26 also names shaken in passing, p28 is the rule (shaken only bars reorganising).', 'pages 26, 28')),
  ]),
  ...topic('difficult-terrain', [
    rule('FW-DIFF-01', 'What', book('Items of Terrain Features and bridges are difficult; other things by agreement. A unit is on it if any part touches it at any moment of its move.', 'pages 27-28')),
    rule('FW-DIFF-02', 'Speed', book('Moving more than half MOV in a phase in which the unit is on difficult terrain makes it disorganised.', 'page 27')),
    rule('FW-DIFF-03', 'Turning there', book('Terrain limits bind turns and wheels too: ground swept by either counts as touched and may not be forbidden ground; the wheel\'s arc adds to the distance moved, a turn adds none.', 'page 28, read by FW-RULING-31')),
    rule('FW-DIFF-04', 'Swamp', book('Enterable only by creatures with STR 2 or more, not equipment, not mounted, not heavy or x-heavy armour; always half speed (bloodlust and ATTACK included), always disorganised.', 'page 27')),
    rule('FW-DIFF-05', 'Marsh', book('Closed to infantry in x-heavy and to mounted in heavy or x-heavy; always half speed (bloodlust and ATTACK included), always disorganised.', 'page 27')),
  ]),
  ...topic('rivers', [
    rule('FW-RIVER-01', 'Strength', book('Each river has strength 1-10 agreed beforehand; at least one bridge or ford per 24in of river.', 'page 27')),
    rule('FW-RIVER-02', 'Bridge', book('2in wide, difficult terrain. Bases up to 1in wide cross two abreast, above 1 up to 2in single file, wider than 2in not at all.', 'pages 27-28, read by FW-RULING-30')),
    rule('FW-RIVER-03', 'Ford', book('4in wide; half speed; always disorganised.', 'page 28')),
    rule('FW-RIVER-04', 'Frontage', ours('To use a bridge or ford the unit\'s frontage must fit its width.', 'FW-RULING-30')),
    rule('FW-RIVER-05', 'Wading throw', book('On entering elsewhere: 1D + STR - river strength.', 'page 28')),
    rule('FW-RIVER-06', '1 or more', book('Crosses at half speed, disorganised.', 'page 28')),
    rule('FW-RIVER-07', '0', book('As above, losing a quarter of its figures.', 'page 28')),
    rule('FW-RIVER-08', '-1', book('Cannot cross (stays on the near bank), loses a quarter, disorganised.', 'page 28')),
    rule('FW-RIVER-09', '-2', book('Cannot cross, loses half, disorganised.', 'page 28')),
    rule('FW-RIVER-10', '-3 or less', book('Stuck in mid-stream, loses half, disorganised; throws again next Movement phase.', 'page 28, read by FW-RULING-29')),
    rule('FW-RIVER-11', 'Losses', book('Treated as kills: specials throw by the enemy, saves allowed. They never cause a Casualty Test.', 'page 28, read by FW-RULING-29')),
    rule('FW-RIVER-12', 'Lone characters', book('Throw with their own STR; if the result has losses they must save once or die.', 'page 28')),
    rule('FW-RIVER-13', 'While wading', book('No shooting, no combat, no individual\'s powers, no new orders for a BL.', 'page 28')),
  ]),
  ...topic('manoeuvres', [
    rule('FW-MANOEUVRE-01', 'Direction', book('Move straight ahead or obliquely up to 45 degrees either side, keeping the facing. OPPOSE units: any direction.', 'page 28')),
    rule('FW-MANOEUVRE-02', 'Turn', book('Once per phase, before moving, pivot about the unit\'s centre up to 90 degrees; no distance cost.', 'page 28, read by FW-RULING-31')),
    rule('FW-MANOEUVRE-03', 'Wheel', book('Swing about a front corner; the outer front corner\'s arc length is paid from MOV.', 'page 28, read by FW-RULING-31')),
    rule('FW-MANOEUVRE-04', 'Interpenetration', book('Two friendly OPPOSE units, neither disorganised, rear one starting in contact behind the front one: the rear unit is set down directly in front of the other; both have used their whole move.', 'page 28')),
    rule('FW-MANOEUVRE-05', 'Collision', book('An ATTACK or bloodlust unit that finds no way round friends breaks through: it is placed immediately in front of the obstructing unit, halts until next turn, and both become disorganised.', 'page 28, read by FW-RULING-34')),
  ]),
  ...topic('formation', [
    rule('FW-FORM-01', 'Expand/contract', book('Quality throw = number of figures by which the front rank may grow or shrink (0 or less: none).', 'page 29')),
    rule('FW-FORM-02', 'When', book('Before or after the move, once per phase; allowed under HOLD and in combat.', 'pages 18, 29')),
    rule('FW-FORM-03', 'Which flank', book('On one flank or shared between both.', 'page 29')),
    rule('FW-FORM-04', 'Wrap', book('In contact, not in the first round of that combat: surplus front-rank figures overlapping the enemy may be bent round his flank, staying in contact with their unit; they then count as fighting.', 'page 29, read by FW-RULING-33')),
    rule('FW-FORM-05', 'Facing the wrap', book('The enemy may turn figures that are not already facing an enemy in contact, to face the wrapping figures or an enemy touching their flank or rear; possible under any order.', 'page 29, read by FW-RULING-35')),
  ]),
  ...topic('flying', [
    rule('FW-FLY-01', 'In the air', book('Ignores terrain, passes over friends and enemies; orders, reactions and MOV apply as usual. Flying characters likewise, but they are never disorganised.', 'pages 29, 40')),
    rule('FW-FLY-02', 'Manoeuvre', book('As other units; airborne units pass each other freely.', 'page 29')),
    rule('FW-FLY-03', 'Declare', book('After each move its owner says airborne or landed.', 'page 29')),
    rule('FW-FLY-04', 'Landed', book('Disorganised and cannot be reorganised on the ground; taking off removes the disorganised counter.', 'page 29')),
    rule('FW-FLY-05', 'Combat', book('Airborne may fight airborne normally; to fight ground troops it must have landed (landing into contact at the end of its move counts). Ground troops cannot contact airborne ones.', 'page 31, read by FW-RULING-60')),
  ]),
  ...topic('reorganisation', [
    rule('FW-REORG-01', 'Reorganise', book('A disorganised unit with reaction OK that is not in combat and does not move, turn, expand or contract this phase drops the disorganised flag in its slot.', 'pages 26, 29')),
    rule('FW-REORG-02', 'Not allowed', book('Bloodlust or shaken units; units in combat; landed flyers.', 'page 29')),
  ]),
  ...topic('magic-power', [
    rule('FW-MAGICREGAIN-01', 'Condition', book('Wizard with 6 or fewer power who does not move this Movement phase.', 'page 29')),
    rule('FW-MAGICREGAIN-02', 'Safe', book('+2 power, +1 in bad light.', 'page 29')),
    rule('FW-MAGICREGAIN-03', 'Gamble', book('1D: at or below current power doubles it; above costs 1 power. Not allowed at 0 power.', 'page 29, read by FW-RULING-83')),
    rule('FW-MAGICREGAIN-04', 'One per phase', book('Choose one of the two.', 'page 29')),
  ]),
];
