import { entryShape, figure, listOf, orNull, slugOf, text, whole, yes } from '../../../kernel/ruleset/entry-shape';
import { oneOf, shape } from '../../../kernel/ruleset/shape';

const points = (description: string) => whole(0, 10_000, description);
const inches = (description: string) => figure(0, 120, description);
const score = (description: string) => whole(-9, 9, description);
const weapons = listOf(slugOf('weapon', 'Weapon'), 'Melee weapons', 4);
const abbreviation = text('How lists abbreviate it', 10);
const killMin = listOf(whole(1, 9, 'Score'), 'Least score that kills, by class of armour from none to extra heavy; empty if it has none of its own', 5);
const effect = text('What it does, in short', 600);

export const PROFILE = entryShape('profile', 'ProfileEntry', 'A profile of an army list (FW-PROF-01)', {
  race: slugOf('army-list', 'Race; some, such as ogres, have no list of their own'),
  role: oneOf('ProfileRole', ['unit', 'warchief', 'battle-leader', 'individual'], 'What it is in an army (FW-ARMY-01)'),
  individual: orNull(slugOf('individual', 'Kind of individual'), 'Kind of individual (FW-ARMY-11)'),
  quality: slugOf('quality', 'Quality (FW-QUAL-01)'),
  type: slugOf('troop-type', 'Type (FW-TYPE-01)'),
  strength: score('Strength (FW-PROF-02)'),
  resilience: score('Resilience (FW-PROF-03)'),
  worth: whole(1, 30, 'Worth: combat dice of a figure (FW-PROF-04)'),
  armour: slugOf('armour', 'Armour (FW-PROF-05)'),
  shield: yes('Whether it has a shield'),
  weapons,
  missile: orNull(slugOf('missile-weapon', 'Missile weapon'), 'Missile weapon'),
  movement: inches('Movement in inches, already reduced for armour (FW-PROF-06)'),
  save: orNull(whole(2, 12, 'Saving throw'), 'Saving throw, to be beaten with two dice; null if it has none (FW-PROF-07)'),
  terrible: yes('Whether it is terrible (FW-TERR-01)'),
  badLight: oneOf('BadLight', ['day', 'night', 'none'], 'The half of the dial that it endures badly (FW-PROF-08)'),
  points: points('Points of a figure (FW-POINTS-02)'),
  upgrade: orNull(shape('ProfileUpgrade', { to: slugOf('quality', 'Quality that it gets'), cost: points('Points a figure') }, 'An upgrade'), 'Its upgrade (FW-POINTS-04)'),
  min: whole(1, 100, 'Figures at least'),
  max: whole(1, 100, 'Figures at most'),
  base: oneOf('ProfileBase', ['infantry', 'mounted', 'large', 'giant', 'machine'], 'Size of base (FW-GEO-02)'),
  mounted: yes('Whether it is mounted'),
  flying: yes('Whether it flies (FW-FLY-01)'),
  crew: orNull(whole(1, 10, 'Crew'), 'Crew of a machine'),
  builtInLeader: yes('Whether it leads itself (FW-ARMY-07)'),
  paysLeadership: yes('Whether leadership costs extra (FW-POINTS-03)'),
  paysMagic: yes('Whether magic power costs extra (FW-POINTS-05)'),
  mount: orNull(shape('ProfileMount', { name: text('How it is called', 60), strength: score('Strength'), resilience: score('Resilience'), worth: whole(1, 30, 'Worth'), weapons }, 'The line of the mount'), 'The line of its mount (FW-MOUNT-01)'),
  atNight: orNull(shape('ProfileAtNight', { quality: slugOf('quality', 'Quality'), type: slugOf('troop-type', 'Type') }, 'What it is by night'), 'What it is by night, where that differs (FW-PROF-10)'),
  options: listOf(shape('ProfileOption', { name: text('What it is', 60), cost: points('Points a figure'), armour: slugOf('armour', 'Armour that it gives'), movement: inches('Movement that it leaves') }, 'An option'), 'Options', 6),
  maySupport: listOf(slugOf('army-list', 'Race'), 'Races that it fights for', 12),
  stated: listOf(text('Field', 60), 'Fields that the book states; every other figure is ours', 30),
  carriesMessages: yes('Whether it may carry messages'),
  note: orNull(text('Note'), 'What else there is to know'),
});

export const ARMY_LIST = entryShape('army-list', 'ArmyListEntry', 'The list of a race (FW-ARMY-14)', {
  profiles: listOf(slugOf('profile', 'Profile'), 'Its own profiles'),
  allies: listOf(slugOf('profile', 'Profile'), 'Profiles of others that may fight for it'),
});

export const SPELL = entryShape('spell', 'SpellEntry', 'A spell', {
  timing: oneOf('SpellTiming', ['any', 'before-battle', 'answer-to-spell', 'answer-to-kill'], 'When it is cast'),
  cost: text('Magic power that it costs', 120),
  effect,
  requires: orNull(text('Condition', 120), 'What must be given'),
  successMin: orNull(whole(1, 60, 'Total'), 'Total at which it succeeds'),
});

export const TALISMAN = entryShape('talisman', 'TalismanEntry', 'A talisman (FW-TALIS-01)', { cost: points('Points'), max: whole(1, 9, 'How many an army may have'), moves: yes('Whether it may be moved') });

export const WEAPON = entryShape('weapon', 'WeaponEntry', 'A melee weapon (FW-KILL-04)', {
  abbreviation,
  killMin,
  ranks: orNull(whole(1, 4, 'Ranks'), 'Ranks that fight on foot; null where that goes by what it is used as'),
  mountedRanks: orNull(whole(1, 4, 'Ranks'), 'Ranks that fight mounted'),
  usedAs: listOf(slugOf('weapon', 'Weapon'), 'Weapons as which it may be used', 4),
  losesShield: yes('Whether the shield does not count in combat'),
});

export const MISSILE_WEAPON = entryShape('missile-weapon', 'MissileWeaponEntry', 'A missile weapon (FW-SHOOT-07)', {
  abbreviation,
  killMin,
  short: inches('Short range in inches'),
  long: inches('Long range in inches'),
  ranks: whole(1, 4, 'Ranks that shoot'),
  maxVolleys: whole(1, 6, 'Volleys in a turn at most'),
  machine: yes('Whether it is a machine'),
});

export const ARMOUR = entryShape('armour', 'ArmourEntry', 'A class of armour (FW-PROF-05)', { abbreviation, column: whole(0, 4, 'Column of the kill tables') });

export const QUALITY = entryShape('quality', 'QualityEntry', 'A quality (FW-QUAL-01)', {
  abbreviation,
  throwLow: score('Added to a quality throw of 1 to 3'),
  throwHigh: score('Added to a quality throw of 4 to 6'),
  shootHit: score('Added to hit throws of shooting'),
  combatRank: whole(0, 9, 'Order in combat, the best highest'),
  scout: whole(0, 9, 'Added to scouting'),
});

export const TROOP_TYPE = entryShape('troop-type', 'TroopTypeEntry', 'A type of troops (FW-TYPE-01)', {
  abbreviation,
  startsThreats: yes('Whether it starts threats'),
  answersThreats: yes('Whether it answers threats'),
  scouts: yes('Whether it may scout'),
  routUpTo: whole(-9, 12, 'It routs at this result or less (FW-REACT-02)'),
  shakenUpTo: orNull(whole(-9, 12, 'Result'), 'It is shaken up to this result; null if it never is'),
  okUpTo: whole(-9, 12, 'It is unmoved up to this result'),
  bloodlustFrom: whole(-9, 12, 'It is in bloodlust from this result on'),
});

export const ORDER = entryShape('order', 'OrderEntry', 'An order', { mustAdvance: yes('Whether it must advance'), mayMove: yes('Whether it may move'), mayContact: yes('Whether it may move into contact'), combatTest: score('Added to Combat Tests') });

const size = (description: string) => orNull(listOf(inches('Inches'), 'Length and width', 2), description);

export const TERRAIN_KIND = entryShape('terrain', 'TerrainEntry', 'An item of terrain (FW-FIELD-02)', {
  smallest: size('Least length and width in inches'),
  largest: size('Greatest length and width in inches'),
  width: orNull(inches('Width'), 'Width in inches of what lies across a river'),
  difficult: yes('Whether it is difficult to move through (FW-DIFF-01)'),
  blocksSight: yes('Whether it blocks sight (FW-LOS-02)'),
  cover: oneOf('TerrainCover', ['none', 'soft', 'hard'], 'Cover that it gives (FW-COVER-03)'),
  alwaysHalfSpeed: yes('Whether it always halves movement'),
  alwaysDisorganises: yes('Whether it always disorganises'),
  bars: listOf(text('Who', 40), 'Who may not enter', 10),
});

export const BOAST = entryShape('boast', 'BoastEntry', 'A boast of a warchief (FW-BOAST-01)', { number: whole(1, 4, 'Its number'), type: oneOf('BoastType', ['permanent', 'deadline', 'momentary'], 'How it is judged'), holds: text('When it holds') });

export const SPECIAL = entryShape('special', 'SpecialEntry', 'A special figure of a unit (FW-ARMY-06)', {
  cost: points('Points'),
  min: whole(0, 10, 'In a unit at least'),
  max: orNull(whole(1, 10, 'Number'), 'In a unit at most; null is any number'),
  frontRank: yes('Whether it stands in the front rank'),
  effect,
});

export const INDIVIDUAL = entryShape('individual', 'IndividualEntry', 'A kind of individual (FW-ARMY-11)', {
  limit: orNull(text('Limit', 60), 'How many an army may have; null is any number (FW-ARMY-13)'),
  commandTestOnDeath: yes('Whether its death asks for a Command Test'),
  onWarchiefKilled: text('What it does when the warchief is killed', 120),
  effect,
});

const leader = shape('SampleLeader', { profile: slugOf('profile', 'Profile'), leadership: whole(0, 5, 'Leadership'), cost: points('Points') }, 'A leader');

export const SAMPLE_ARMY = entryShape('sample-army', 'SampleArmyEntry', 'An army to start with', {
  race: slugOf('army-list', 'Race'),
  points: points('Points of the whole army'),
  figures: whole(1, 1000, 'Figures of the whole army'),
  warchief: leader,
  commands: listOf(
    shape('SampleCommand', {
      leader: orNull(leader, 'Its battle leader; null is the warchief'),
      units: listOf(shape('SampleUnit', { name: text('Its name', 20), profile: slugOf('profile', 'Profile'), figures: whole(1, 100, 'Figures'), upgraded: yes('Whether it is upgraded'), specials: listOf(slugOf('special', 'Special'), 'Its specials', 10), cost: points('Points') }, 'A unit'), 'Its units', 20),
    }, 'A command'),
    'Its commands',
    10,
  ),
  individuals: listOf(shape('SampleIndividual', { profile: slugOf('profile', 'Profile'), power: orNull(whole(1, 100, 'Power'), 'Magic power of a wizard'), cost: points('Points') }, 'An individual'), 'Its individuals', 30),
});

