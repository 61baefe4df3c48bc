import type { CatalogEntry } from '../../../kernel/ruleset/catalog';

/** A condition: what a model in it may do, what may be done to it, and how it ends. */
export interface ConditionEntry extends CatalogEntry {
  readonly kind: 'condition';
  readonly countsAsDown: boolean;
  readonly actionsAllowed: readonly string[];
  readonly ownMeleeContact: boolean;
  readonly attacksOfOpportunity: boolean;
  readonly moraleSaves: 'yes' | 'no' | 'rally only';
  readonly commandPoints: 'yes' | 'no' | 'not for orders';
  readonly meleeAgainst: string;
  readonly rangedAgainst: string;
  readonly endsBy: readonly string[];
  readonly notes: string;
}

export const CONDITIONS: readonly ConditionEntry[] = [
  { slug: 'knocked-down', kind: 'condition', name: 'Knocked down', provenance: 'rulebook', ruleIds: ['CM-COND-02', 'CM-COND-12'], countsAsDown: true, actionsAllowed: ['get-up'], ownMeleeContact: false, attacksOfOpportunity: false, moraleSaves: 'no', commandPoints: 'no', meleeAgainst: 'automatic hit, base damage doubled', rangedAgainst: 'no modifier', endsBy: ['get-up save DC 20 (health becomes 1)', 'cure-wounds-0 save', 'cure-wounds-1', 'destroyed on a natural 1 (own turn)'], notes: 'Health exactly 0. An order may add 4 to the get-up save.' },
  { slug: 'poisoned', kind: 'condition', name: 'Poisoned', provenance: 'rulebook', ruleIds: ['CM-COND-05', 'CM-ARULING-03', 'CM-COND-12'], countsAsDown: true, actionsAllowed: ['get-up'], ownMeleeContact: false, attacksOfOpportunity: false, moraleSaves: 'no', commandPoints: 'no', meleeAgainst: 'automatic hit, base damage doubled', rangedAgainst: 'no modifier', endsBy: ['get-up save DC 20', 'destroyed at 0 health or on a natural 1'], notes: 'Health plays no part; cures do not raise it; no order bonus.' },
  { slug: 'asleep', kind: 'condition', name: 'Asleep', provenance: 'rulebook', ruleIds: ['CM-COND-08', 'CM-ARULING-04', 'CM-COND-12'], countsAsDown: true, actionsAllowed: ['get-up'], ownMeleeContact: false, attacksOfOpportunity: false, moraleSaves: 'no', commandPoints: 'no', meleeAgainst: 'automatic hit, base damage doubled', rangedAgainst: 'no modifier', endsBy: ['get-up save DC 20', 'woken by a model ending its move in base contact', 'end of any turn in which it suffered damage'], notes: 'A natural 1 does not destroy; no order bonus; cures do not wake.' },
  { slug: 'fallen', kind: 'condition', name: 'Fallen (command)', provenance: 'rulebook', ruleIds: ['CM-COND-06', 'CM-SPELL-02', 'CM-COND-12'], countsAsDown: true, actionsAllowed: ['get-up-automatic'], ownMeleeContact: false, attacksOfOpportunity: false, moraleSaves: 'no', commandPoints: 'no', meleeAgainst: 'automatic hit, base damage doubled', rangedAgainst: 'no modifier', endsBy: ['its next turn, without a die'], notes: 'Becomes knocked down if health reaches 0.' },
  { slug: 'stunned', kind: 'condition', name: 'Stunned', provenance: 'rulebook', ruleIds: ['CM-COND-03', 'CM-COND-12'], countsAsDown: false, actionsAllowed: ['stand-idle', 'get-up if down'], ownMeleeContact: false, attacksOfOpportunity: false, moraleSaves: 'no', commandPoints: 'no', meleeAgainst: '+3 to hit', rangedAgainst: '+3 to hit', endsBy: ['end of its next turn'], notes: 'Cannot rout; always-on abilities keep working.' },
  { slug: 'dazed', kind: 'condition', name: 'Dazed', provenance: 'rulebook', ruleIds: ['CM-COND-04', 'CM-COND-12'], countsAsDown: false, actionsAllowed: ['recover'], ownMeleeContact: false, attacksOfOpportunity: false, moraleSaves: 'yes', commandPoints: 'no', meleeAgainst: 'no modifier', rangedAgainst: 'no modifier', endsBy: ['end of its next turn'], notes: 'Can rout but stays dazed; does not grant the multiple attackers bonus.' },
  { slug: 'entangled', kind: 'condition', name: 'Entangled', provenance: 'rulebook', ruleIds: ['CM-COND-07', 'CM-ARULING-19'], countsAsDown: false, actionsAllowed: ['any; moving needs a save at DC 13'], ownMeleeContact: true, attacksOfOpportunity: true, moraleSaves: 'yes', commandPoints: 'yes', meleeAgainst: 'no modifier', rangedAgainst: 'no modifier', endsBy: ['save DC 13 when it tries to move'], notes: 'Only movement is hindered.' },
  { slug: 'routing', kind: 'condition', name: 'Routing', provenance: 'rulebook', ruleIds: ['CM-COND-09', 'CM-TURN-06'], countsAsDown: false, actionsAllowed: ['rally', 'flee'], ownMeleeContact: false, attacksOfOpportunity: false, moraleSaves: 'rally only', commandPoints: 'no', meleeAgainst: 'no modifier', rangedAgainst: 'no modifier', endsBy: ['successful rally', 'leaving the field'], notes: 'Routing undead rally only under an evil cleric commander.' },
  { slug: 'ghost-sounded', kind: 'condition', name: 'Ghost-sounded', provenance: 'rulebook', ruleIds: ['CM-COND-10', 'CM-ARULING-23'], countsAsDown: false, actionsAllowed: ['any; no orders given or received'], ownMeleeContact: true, attacksOfOpportunity: true, moraleSaves: 'yes', commandPoints: 'not for orders', meleeAgainst: 'no modifier', rangedAgainst: 'no modifier', endsBy: ['end of its next turn'], notes: 'Basic Rules: CM-ARULING-23.' },
  { slug: 'turn-lost', kind: 'condition', name: 'Turn lost (command)', provenance: 'rulebook', ruleIds: ['CM-COND-11', 'CM-ARULING-07'], countsAsDown: false, actionsAllowed: [], ownMeleeContact: true, attacksOfOpportunity: true, moraleSaves: 'yes', commandPoints: 'yes', meleeAgainst: 'no modifier', rangedAgainst: 'no modifier', endsBy: ['end of its next turn, which is skipped'], notes: 'The skipped turn is the next turn for stun, daze and ghost sound.' },
];
