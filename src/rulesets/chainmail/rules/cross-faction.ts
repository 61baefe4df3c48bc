import { type Fault, type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import { difficultyOf, has } from './abilities';
import { commandOf, type Recruit } from './recruit';

/** Models of no faction, of another one than everybody else's (CM-CONV-02, CM-RULING-37). */
export const MERCENARY = 'mercenary';

const TOO_MANY_WILD: Fault<[wild: number, command: number]> = {
  code: 'warband.too-many-wild',
  rule: 'CM-BUILD-14',
  tell: (wild, command) => ({ message: `The commanders' ratings come to ${command} and there are ${wild} wild troops.`, facts: { wild, command } }),
};
const NO_COMMANDER: Fault<[factions: readonly string[]]> = {
  code: 'warband.mixed-without-commander',
  rule: 'CM-BUILD-15',
  tell: (factions) => ({ message: `Only with a commander may a warband mix factions, here ${factions.join(', ')}.`, facts: { factions } }),
};
const UNDECLARED: Fault<[tied: readonly string[]]> = {
  code: 'warband.faction-undeclared',
  rule: 'CM-BUILD-16',
  tell: (tied) => ({ message: `The warband's faction is one of ${tied.join(', ')}: say which.`, facts: { tied } }),
};
const TOO_MANY_STRANGERS: Fault<[weight: number, command: number, faction: string]> = {
  code: 'warband.too-many-cross-faction',
  rule: 'CM-BUILD-18',
  tell: (weight, command, faction) => ({ message: `Models of other factions weigh ${weight} and the commanders of ${faction} lead ${command}.`, facts: { weight, command, faction } }),
};
const NO_COMMAND_POINTS: Fault<[factions: readonly string[]]> = {
  code: 'warband.mixed-without-command',
  rule: 'CM-BUILD-20',
  tell: (factions) => ({ message: `Without command points all models are of one faction, not of ${factions.join(', ')}.`, facts: { factions } }),
};

/** What a warband of the Advanced Rules is and has of other factions. */
export interface Allegiance {
  /** The factions it may be; several only where its player must declare one (CM-BUILD-16). */
  readonly factions: readonly string[];
  readonly faction: string;
  /** What the models of other factions weigh, and the commanders they are weighed against (CM-BUILD-18). */
  readonly weight: number;
  readonly command: number;
}

/** The warband's faction, of which its commanders' ratings are highest, and what is cross-faction to it (CM-BUILD-16 to 19, CM-RULING-37). */
export function allegianceOf(models: readonly Recruit[], declared: string | null): Allegiance {
  const all = [...new Set(models.map(({ faction }) => faction))].filter((faction) => faction !== MERCENARY);
  const ratingOf = (faction: string): number => commandOf(models.filter((model) => model.faction === faction));
  const best = Math.max(0, ...all.map(ratingOf));
  const factions = all.filter((faction) => ratingOf(faction) === best);
  const faction = factions.find((each) => each === declared) ?? factions[0] ?? MERCENARY;
  const strangers = models.filter((model) => model.faction !== faction || faction === MERCENARY);
  return { factions, faction, weight: strangers.reduce((sum, model) => sum + strangerWeight(model), 0), command: faction === MERCENARY ? 0 : ratingOf(faction) };
}

/** A cross-faction troop weighs 1, a wild one 2, a difficult one its rating, an independent one or a commander nothing (CM-BUILD-18, CM-RULING-34). */
function strangerWeight(model: Recruit): number {
  if (has(model, 'commander') || has(model, 'independent-troop')) return 0;
  return Math.max(difficultyOf(model), has(model, 'wild-troop') ? 2 : 1);
}

/** What a warband breaks of the Advanced Rules alone: wild troops, mixed factions and who leads them (CM-BUILD-13 to 20). */
export function factionFaults(models: readonly Recruit[], declared: string | null): readonly Refusal[] {
  const found: Refusal[] = [];
  const command = commandOf(models);
  const wild = models.filter((model) => has(model, 'wild-troop')).length;
  if (wild > command) found.push({ ...refuse(TOO_MANY_WILD, wild, command), pointer: '/models' });
  const factions = [...new Set(models.map(({ faction }) => faction))];
  if (factions.length === 1 && factions[0] !== MERCENARY) return found;
  const allegiance = allegianceOf(models, declared);
  if (factions.length > 1 && !models.some((model) => has(model, 'commander'))) found.push({ ...refuse(NO_COMMANDER, factions), pointer: '/models' });
  if (allegiance.factions.length > 1 && !allegiance.factions.includes(declared ?? '')) found.push({ ...refuse(UNDECLARED, allegiance.factions), pointer: '/faction' });
  if (allegiance.weight > allegiance.command) found.push({ ...refuse(TOO_MANY_STRANGERS, allegiance.weight, allegiance.command, allegiance.faction), pointer: '/models' });
  if (factions.length > 1 && command === 0) found.push({ ...refuse(NO_COMMAND_POINTS, factions), pointer: '/models' });
  return found;
}
