/** A special ability as a card has it: its rating, how often it may be used, and against whom it works. */
export interface AbilityOnCard {
  readonly slug: string;
  readonly rating?: number;
  readonly uses?: number;
  readonly against?: string;
}

/** What a weapon burns, freezes or shocks with, if it does (CM-ABIL-27). */
export type Energy = 'acid' | 'cold' | 'electricity' | 'fire';

/** Figures of a spell of the caller's own, with the effect of one of the game's; what is left out is as there. */
export interface OwnSpell {
  readonly effect: string;
  readonly levels?: { readonly [casterClass: string]: number };
  readonly range?: string;
  readonly saveDc?: number | null;
  readonly flags?: readonly string[];
  readonly rating?: number | null;
  readonly maxLevel?: number | null;
}

/** A spell as a card has it: how often it is cast in a skirmish; whoever fills slots casts it while they last (CM-SPELLCAST-03). */
export interface SpellOnCard {
  readonly slug: string;
  readonly uses: number;
  readonly own?: OwnSpell;
}

export interface Melee {
  readonly attack: number;
  readonly damage: number;
  readonly blunt: boolean;
  readonly energy?: Energy | null;
}

export interface Ranged {
  readonly attack: number;
  readonly damage: number;
  readonly range: number;
  /** How many shots the model has in a skirmish; null for any number (CM-STAT-15). */
  readonly uses: number | null;
  readonly energy?: Energy | null;
}

/** The figures of a card that rules read (CM-STAT-01). */
export interface Model {
  readonly faction: string;
  readonly alignment: string;
  readonly creature: string;
  readonly subtype: string | null;
  readonly level: number;
  readonly speed: number;
  readonly armor: number;
  readonly health: number;
  readonly save: number;
  readonly melee: Melee;
  readonly ranged: Ranged | null;
  readonly abilities: readonly AbilityOnCard[];
}
