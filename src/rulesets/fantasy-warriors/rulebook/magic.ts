import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, rule, topic } from '../../../kernel/ruleset/writing';

export const MAGIC: readonly WrittenRule[] = [
  ...topic('magic', [
    rule('FW-MAGIC-01', 'Procedure', book('Declare, name spell, target and power options; throw; pay; apply.', 'page 43')),
    rule('FW-MAGIC-02', 'When', book('Any time except between the first hit die and the last save of an attack; any number of spells. Exceptions: Protection (answering a kill) and Spellbreak (answering a spell).', 'page 43, read by FW-RULING-82')),
    rule('FW-MAGIC-03', 'Overdraw', book('Cost greater than current power: the wizard dies without save and the spell fails. Cost equal to power is fine (power 0).', 'page 43')),
    rule('FW-MAGIC-04', 'Payment', book('The full cost is paid whether the spell works or not.', 'pages 44-45')),
    rule('FW-MAGIC-05', 'Death', book('Any dead wizard: Command Test.', 'page 43')),
    rule('FW-MAGIC-06', 'Bans', book('No spell while Banish Magic lasts; none while wading.', 'pages 28, 44')),
  ]),
  ...topic('spells', [
    rule('FW-SPELL-01', 'Hasten Day/Night', book('Move the dial n steps either way. Cost 3D per step.', 'page 43')),
    rule('FW-SPELL-02', 'Eldritch Command', book('Wizard touching the warchief; sends a new order to a BL at any distance, no sight needed. Cost 1 per 12in or part + 1D. The BL (all units in range) tests at once; 6+ and 5 work as usual, anything lower means only that the spell failed.', 'page 44, read by FW-RULING-39')),
    rule('FW-SPELL-03', 'Blast cost', book('Visible target. Cost = dice used (2 or more) + 1 per 12in or part of range; any pair among the dice doubles the total; any three alike treble it instead; never more than one multiplication.', 'page 44, read by FW-RULING-18')),
    rule('FW-SPELL-04', 'Blast effect', book('Each 4-6 is a kill (no armour, no cover); specials, lone-figure rule, saves and annihilation as for shooting; a unit with any casualty takes a Casualty Test at once.', 'page 44')),
    rule('FW-SPELL-05', 'Banish Magic', book('10D = cost; 35+ succeeds: no magic by anyone until the dial has advanced six times.', 'page 44, read by FW-RULING-41')),
    rule('FW-SPELL-06', 'Portent of Doom', book('Cost 10D. Every enemy warchief, BL and leaderless command takes a Command Test at once with the -3 of a dead warchief.', 'page 44, read by FW-RULING-40')),
    rule('FW-SPELL-07', 'Arcane Eye', book('Before the battle: +3 scouting points per block; cost 1D per block; committed with the scouting choice.', 'page 45, read by FW-RULING-85')),
    rule('FW-SPELL-08', 'Fudge the Omens', book('Cost 2D: throw own omens die again (with soothsayer bonus); before the battle.', 'page 45, read by FW-RULING-85')),
    rule('FW-SPELL-09', 'Spellbreak', book('Directly after an enemy spell is worked out: 5D = cost; 16+ cancels it; its caster still pays. Cannot break a successful Banish Magic nor another Spellbreak.', 'page 45, read by FW-RULING-42')),
    rule('FW-SPELL-10', 'Finger of Death', book('Named special, individual, BL or warchief, alone or in a unit, clear sight, no cover. Cost 1 per inch or part of range + 2D; each 6 of the two dice is a kill; saves allowed.', 'page 45, read by FW-RULING-16')),
    rule('FW-SPELL-11', 'Protection', book('When a kill falls on the wizard or a figure touching him, before its save: 2D; cost 5 + that total; total above the figure\'s SAV (above 8 if it has none) cancels the kill; otherwise the normal save follows. One figure, one kill per casting.', 'page 45, read by FW-RULING-43')),
  ]),
  ...topic('talismans', [
    rule('FW-TALIS-01', 'Kinds', book('Army standard, beloved personage, sacred item; at most one of each; each functioning one gives +1 in Command Tests.', 'pages 39, 46')),
    rule('FW-TALIS-02', 'Cost', book('100 points each, on top of the figure\'s or item\'s own cost.', 'page 46, read by FW-RULING-44')),
    rule('FW-TALIS-03', 'Army standard', book('Placed in the deployment zone, never moves.', 'page 46')),
    rule('FW-TALIS-04', 'Wrecking', book('End of Movement phase: enemy figures touch it and no friendly figure does: the enemy may wreck it; Command Test this turn.', 'page 46')),
    rule('FW-TALIS-05', 'Taking down', book('The warchief plus three or more friendly figures touch it from the start to the end of a Movement phase, none reacting or in combat.', 'page 46')),
    rule('FW-TALIS-06', 'Taken down', book('Removed safely, cannot be raised again, no more bonus, still scores as surviving.', 'page 46, read by FW-RULING-44')),
    rule('FW-TALIS-07', 'Beloved personage', book('A warchief, BL, individual or special; profile unchanged; functions while alive on the table; killed or routed: Command Test.', 'page 46')),
    rule('FW-TALIS-08', 'Sacred item', book('Inanimate; functions while a friendly character touches it; otherwise abandoned and without bonus until touched again.', 'page 46, read by FW-RULING-44')),
    rule('FW-TALIS-09', 'Defiling', book('End of Movement phase: enemy figures touch it and no friendly figure does: the enemy may defile it; Command Test this turn; never sacred again.', 'page 46')),
  ]),
];
