import { type Glimpse, modified, type Shows, told, type Told } from './glimpse';

const gained = (rule: string): Shows => told('condition-gained', (event) => event.rule === rule);
const healed = (rule: string): Shows => told('model-healed', (event) => event.rule === rule);
const cast = (slug: string, and: Shows): Shows => (glimpse) => told('spell-cast', ({ spell }) => spell === slug)(glimpse) && and(glimpse);
const failed = (rule: string, then: (model: string, glimpse: Glimpse) => boolean): Shows => told('save-made', (save: Told<'save-made'>, glimpse) => save.rule === rule && !save.saved && then(save.model, glimpse));

/** Each spell, and how one sees that it has worked. */
export const SPELL_SIGNS: { readonly [slug: string]: Shows } = {
  'cause-fear': failed('CM-SPELL-01', (model, glimpse) => glimpse.told('model-routed').some((routed) => routed.model === model)),
  command: gained('CM-SPELL-02b'),
  'cure-wounds-0': healed('CM-SPELL-03'),
  'cure-wounds-1': healed('CM-SPELL-04'),
  daze: gained('CM-SPELL-05'),
  entangle: gained('CM-SPELL-06'),
  'ghost-sound': gained('CM-SPELL-07'),
  guidance: modified('CM-SPELL-08'),
  'inflict-wounds-1': failed('CM-SPELL-09', (model, glimpse) => glimpse.told('model-damaged').some((damaged) => damaged.model === model)),
  'mage-armor': gained('CM-SPELL-10'),
  'magic-missile': cast('magic-missile', told('model-damaged')),
  resistance: modified('CM-SPELL-12'),
  'shield-of-faith': gained('CM-SPELL-13'),
  sleep: gained('CM-SPELL-14'),
};

/** What else a spell may do: the other words of a command, a touch on the undead, armor that is counted, a spell that is lost or wasted. */
export const SPELL_TURNS: { readonly [name: string]: Shows } = {
  'command: approach': gained('CM-SPELL-02a'),
  'command: flee': gained('CM-SPELL-02c'),
  'a warded model attacked': modified('CM-SPELLCAST-11'),
  'a spell spoilt in contact': told('spell-lost', ({ rule }) => rule === 'CM-SPELLCAST-06'),
  'a spell out of range': told('spell-lost', ({ rule }) => rule === 'CM-SPELLCAST-05'),
  'a spell cast before deployment': told('spell-cast', ({ rule }) => rule === 'CM-SPELLCAST-14'),
};
