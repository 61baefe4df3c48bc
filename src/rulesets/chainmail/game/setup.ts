import { discsOverlap } from '../../../kernel/geometry/disc';
import { facing } from '../../../kernel/geometry/degrees';
import { outlineFaults } from '../../../kernel/geometry/outline-faults';
import { at } from '../../../kernel/geometry/point';
import { polygonOf } from '../../../kernel/geometry/polygon';
import { discOverlapsPolygon } from '../../../kernel/geometry/polygon-distance';
import { type Checked, granted, type Refusal, refuse, refused } from '../../../kernel/ruleset/refusal';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Json } from '../../../kernel/table/table';
import { ABILITIES } from '../catalog/abilities';
import { rated } from '../catalog/ratings';
import { has } from '../rules/abilities';
import { type Card, castingsOf, shotsOf, usesOf } from '../rules/card';
import { EPS, laidOut, type TerrainPiece } from '../rules/field';
import type { SpellOnCard } from '../rules/model';
import { customTraits } from '../procedures/field-shapes';
import { ownSpellFaults } from '../rules/own-spells';
import { whyNotPeak } from '../rules/peaks';
import { slotsFor, spellOf } from '../rules/spells';
import { terrainTraits } from '../rules/terrain';
import { traitsOf } from '../rules/traits';
import { faultsOf } from '../rules/warband';
import { type Scenario, type ScenarioName, SCENARIOS } from './scenario';
import type { ChainmailSetup, SetupCard, SetupRecruit, SetupTerrain } from './shapes';
import { copyFigure, copySide, type Figure, type LoosePiece, NO_BLAME, NO_COMMAND, NO_CONDITIONS, NOBODY_BESIDE, type Skirmish } from './state';
import { between, edgeOf, leastArea, zonesFor } from './zones';

const POINTS = 50;
const FIELD = 48;
const MOST_VERTICES = 32;

/** The skirmish before the first die, or everything that is wrong with its set-up (CM-SETUP-01, CM-BUILD-21). */
export function setUp(setup: ChainmailSetup): Checked<Skirmish> {
  const found: Refusal[] = [];
  const width = setup.width ?? FIELD;
  const height = setup.height ?? FIELD;
  const scenario = setup.scenario ?? 'standard-skirmish';
  const played: Scenario = SCENARIOS[scenario];
  const cards: Card[] = [];
  const figures = setup.warbands.flatMap((_, side) => musterSide(setup, side, cards, found));
  const laid = (setup.terrain ?? []).flatMap((piece, i) => layDown(piece, `terrain-${i + 1}`, `/terrain/${i}`, found));
  const terrain = laid.map((piece) => laidOut(piece, polygonOf(piece.outline), piece.points, piece.peak));
  const loose = setup.warbands.flatMap((warband, side) => (warband.terrain ?? []).flatMap((piece, i) => layDown(piece, `${warband.seat}-terrain-${i + 1}`, `/warbands/${side}/terrain/${i}`, found)));
  const faults = [...scenarioFaults(setup, scenario, played), ...warbandFaults(setup, played, cards, figures), ...nameFaults(setup, figures, [...laid, ...loose]), ...placeFaults(setup, figures, terrain, width, height), ...crowdFaults(setup, figures, leastArea({ width, height }, played.layout))];
  for (const fault of faults) found.push(fault);
  if (found.length > 0) return refused(...found);
  const goal = setup.victory ?? played.goal;
  const sides = setup.warbands.map(({ seat, tacticalPoints, zone }, side) => {
    const edge = edgeOf(played.layout, side);
    const zones = zone === undefined ? zonesFor({ scenario, width, height }, side, null, edge, 0) : [between(zone, edge)];
    return copySide({ seat, team: teamOf(played, side), edge, zones, role: goal === 'breakthrough' && played.roles === null ? (side === 0 ? 'attacker' : 'defender') : null, leader: -1, held: 0, points: 0, tactical: tacticalPoints ?? 0, started: 0, quiet: 0, disturbed: false, batch: 0, gone: false });
  });
  return granted({
    rules: setup.rules ?? 'basic',
    scenario,
    goal,
    takeSides: setup.takeSides ?? false,
    width,
    height,
    points: setup.points ?? POINTS,
    maxRounds: setup.maxRounds ?? 0,
    spacing: setup.spacing ?? true,
    stage: scenario === 'free-form' ? 'choose-warband' : 'muster',
    scout: -1,
    round: 0,
    turn: -1,
    direction: 1,
    left: 0,
    active: -1,
    tried: [],
    spotted: [],
    cards,
    sides,
    figures,
    terrain,
    loose,
    ended: null,
  });
}

/** Seats across from each other are a team, so that turns alternate (CM-TEAM-02, CM-TEAM-12). */
function teamOf({ teams }: Scenario, side: number): number {
  return teams ? side % 2 : side;
}

function musterSide(setup: ChainmailSetup, side: number, cards: Card[], found: Refusal[]): readonly Figure[] {
  const { seat, models, reserve } = setup.warbands[side]!;
  const all = [...models.map((recruit) => ({ recruit, held: false })), ...(reserve ? [{ recruit: reserve, held: true }] : [])];
  const team = teamOf(SCENARIOS[setup.scenario ?? 'standard-skirmish'], side);
  return all.map(({ recruit, held }, i) => muster(recruit, held, `${seat}-${i + 1}`, side, team, `/warbands/${side}/${held ? 'reserve' : `models/${i}`}`, cards, found));
}

function muster({ id, model, at: place }: SetupRecruit, reserve: boolean, name: string, side: number, team: number, pointer: string, cards: Card[], found: Refusal[]): Figure {
  (model.abilities ?? []).forEach((ability, i) => {
    const { slug } = ability;
    const where = `${pointer}/model/abilities/${i}`;
    const entry = ABILITIES.find((each) => each.slug === slug);
    if (entry === undefined) found.push(fault('ability.unknown', 'CM-STAT-18', `There is no ability "${slug}".`, `${where}/slug`, { ability: slug }));
    else if (entry.rated && rated(ability).rating === undefined) found.push(fault('ability.no-rating', 'CM-STAT-18', `The ability "${slug}" has a rating on the card.`, where, { ability: slug }));
  });
  found.push(...spellFaults(model.spells ?? [], `${pointer}/model/spells`));
  const card = cardFrom(model);
  cards.push(card);
  const centre = place === undefined ? { x: 0, y: 0 } : at(place.x, place.y);
  return copyFigure({
    id: id ?? name,
    side,
    team,
    card: cards.length - 1,
    x: centre.x,
    y: centre.y,
    r: card.baseDiameter / 2,
    down: false,
    where: reserve ? 'absent' : place === undefined ? 'waiting' : 'field',
    health: card.health,
    routing: false,
    conditions: NO_CONDITIONS,
    halfDone: false,
    acted: false,
    struck: false,
    shots: shotsOf(card),
    smites: usesOf(card, 'smite-evil'),
    castings: castingsOf(card),
    stuns: usesOf(card, 'stunning-attack'),
    touches: usesOf(card, 'death-touch'),
    cleaved: false,
    braved: false,
    reserve,
    exit: null,
    command: NO_COMMAND,
    blame: NO_BLAME,
    beside: NOBODY_BESIDE,
  });
}

/** Spells on a card are those of the list or of the caller's own, each named once. */
function spellFaults(spells: NonNullable<SetupCard['spells']>, pointer: string): readonly Refusal[] {
  return spells.flatMap(({ slug, own }, i): readonly Refusal[] => {
    if (own === undefined && spellOf(slug) === null) return [fault('spell.unknown', 'CM-SPELLCAST-03', `There is no spell "${slug}"; give one of your own its figures as own.`, `${pointer}/${i}/slug`, { spell: slug })];
    if (own !== undefined && spellOf(slug) !== null) return [fault('spell.listed', 'CM-SPELLCAST-03', `"${slug}" is a spell of the list; give your own another slug.`, `${pointer}/${i}/slug`, { spell: slug })];
    const wrong = own === undefined ? [] : ownSpellFaults(own).map((each) => ({ ...each, pointer: `${pointer}/${i}/own${each.pointer!}` }));
    if (wrong.length > 0) return wrong;
    return spells.findIndex((other) => other.slug === slug) < i ? [fault('spell.twice', 'CM-SPELLCAST-03', `The spell "${slug}" is named twice; give it more uses.`, `${pointer}/${i}/slug`, { spell: slug })] : [];
  });
}

function cardFrom(model: SetupCard): Card {
  const { name, faction, alignment, cost, speed, armor, health, save } = model;
  const abilities = (model.abilities ?? []).map(rated);
  const creature = model.creature ?? 'humanoid';
  const spells = (model.spells ?? []).map(({ slug, uses, own }): SpellOnCard => ({ slug, uses: uses ?? 1, ...(own === undefined ? {} : { own }) }));
  return {
    name,
    faction,
    alignment,
    creature,
    subtype: model.subtype ?? null,
    cost,
    level: model.level ?? 1,
    speed,
    armor,
    health,
    save,
    melee: { attack: model.melee.attack, damage: model.melee.damage, blunt: model.melee.blunt ?? false, energy: model.melee.energy ?? null },
    ranged: model.ranged === undefined ? null : { attack: model.ranged.attack, damage: model.ranged.damage, range: model.ranged.range, uses: model.ranged.uses ?? null, energy: model.ranged.energy ?? null },
    abilities,
    baseDiameter: model.baseDiameter ?? 1,
    spells,
    slots: has({ abilities, creature }, 'sorcery') ? slotsFor(spells, model.spellSlots) : null,
    traits: traitsOf({ abilities, creature }),
  };
}

function layDown({ id, kind, traits, outline, points, peak }: SetupTerrain, name: string, pointer: string, found: Refusal[]): readonly LoosePiece[] {
  const known = terrainTraits(kind);
  const own = traits === undefined ? known : customTraits(traits);
  if (own === null) found.push(fault('terrain.unknown-kind', 'CM-TERRAIN-22', `There is no terrain "${kind}"; give it traits to make it one.`, `${pointer}/kind`, { kind }));
  for (const wrong of outlineFaults(outline, { maxVertices: MOST_VERTICES, tolerance: EPS })) found.push(fault(`terrain.${wrong.fault}`, 'CM-TERRAIN-01', `The outline is not a simple polygon: ${wrong.fault}.`, `${pointer}/outline`, { ...wrong } as { readonly [name: string]: Json }));
  const isStakes = kind === 'stake-barrier';
  if (isStakes && points === undefined) found.push(fault('terrain.stakes-without-points', 'CM-RULING-22', 'A stake barrier says where its stakes point.', `${pointer}/points`, {}));
  if (own === null) return [];
  const corners = outline.map(({ x, y }) => at(x, y));
  const piece = { id: id ?? name, kind, traits: own, outline: corners, points: points === undefined ? null : facing(points) };
  if (peak === undefined) return [piece];
  const summit = at(peak.x, peak.y);
  const misplaced = whyNotPeak(own, polygonOf(corners), summit);
  if (misplaced !== null) found.push({ ...refuse(misplaced, summit), pointer: `${pointer}/peak` });
  return [{ ...piece, peak: summit }];
}

/** The scenario has its number of seats and room for its zones (CM-TEAM-01, CM-MULTI-01, CM-FREE-01, CM-SCEN-10, CM-TEAM-07). */
function scenarioFaults({ warbands, width = FIELD, height = FIELD, takeSides, victory }: ChainmailSetup, name: ScenarioName, { seats, layout, roles }: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const { length } = warbands;
  if (length < seats.least || length > seats.most) found.push(fault('scenario.seats', 'CM-SCEN-08', `${name} is for ${seats.least === seats.most ? seats.least : `${seats.least} to ${seats.most}`} players, not ${length}.`, '/warbands', { scenario: name, seats: length }));
  if (layout !== 'edges' && (width < LEAST_FIELD || height < LEAST_FIELD)) found.push(fault('scenario.field-too-small', 'CM-SETUP-01', `${name} needs a field of at least ${LEAST_FIELD} inches each way.`, '/width', { scenario: name, width, height }));
  if (name !== 'free-form') {
    const own = [...(victory === undefined ? [] : ['/victory']), ...warbands.flatMap(({ zone }, side) => (zone === undefined ? [] : [`/warbands/${side}/zone`]))];
    for (const pointer of own) found.push(fault('scenario.not-free-form', 'CM-FREE-02', `${name} has zones and a victory of its own.`, pointer, { scenario: name }));
  } else if (warbands.some(({ terrain }) => terrain !== undefined && terrain.length > 0)) found.push(fault('scenario.terrain-laid', 'CM-FREE-02', 'In a free-form scenario the setup player lays all terrain.', '/warbands', { scenario: name }));
  warbands.forEach(({ zone }, side) => {
    if (zone !== undefined && [zone.from, zone.to].some(({ x, y }) => x > width || y > height)) found.push(fault('zone.off-field', 'CM-FREE-02', 'The zone does not lie on the field.', `/warbands/${side}/zone`, { width, height }));
  });
  if (takeSides === true && (layout !== 'edges' || roles !== null || name === 'free-form')) found.push(fault('scenario.not-symmetrical', 'CM-SCEN-32', `Sides are taken only where both play by the same rules, which ${name} does not have them do.`, '/takeSides', { scenario: name }));
  return found;
}

/** Zones in corners, in strips and round home spots must not run into each other. */
const LEAST_FIELD = 24;

function warbandFaults(setup: ChainmailSetup, { pieces: wanted }: Scenario, cards: readonly Card[], figures: readonly Figure[]): readonly Refusal[] {
  if (setup.anyWarband === true) return [];
  return setup.warbands.flatMap(({ tacticalPoints, terrain, faction }, side) => {
    const own = figures.filter((figure) => figure.side === side);
    const models = own.filter(({ reserve }) => !reserve).map(({ card }) => cards[card]!);
    const reserve = own.find((figure) => figure.reserve);
    const faults = faultsOf({ rules: setup.rules ?? 'basic', faction: faction ?? null, points: setup.points ?? POINTS, models, reserve: reserve === undefined ? null : cards[reserve.card]!, tacticalPoints: tacticalPoints ?? 0 });
    const pieces = terrain?.length ?? 0;
    const brought = setup.terrain === undefined && pieces > 0 && pieces !== wanted ? [fault('warband.terrain', 'CM-BUILD-12', `A warband brings ${wanted} ${wanted === 1 ? 'piece' : 'pieces'} of terrain, not ${pieces}.`, '/terrain', { pieces })] : [];
    return [...faults, ...brought].map((each) => ({ ...each, pointer: `/warbands/${side}${each.pointer ?? ''}` }));
  });
}

function nameFaults({ warbands }: ChainmailSetup, figures: readonly Figure[], pieces: readonly LoosePiece[]): readonly Refusal[] {
  const found: Refusal[] = [];
  warbands.forEach(({ seat }, i) => {
    if (warbands.findIndex((other) => other.seat === seat) < i) found.push(fault('seat.twice', 'CM-RULING-47', 'Every seat has a name of its own.', `/warbands/${i}/seat`, { seat }));
  });
  const seen = new Set<string>();
  for (const { id } of [...figures, ...pieces]) {
    if (seen.has(id)) found.push(fault('id.twice', 'CM-STAT-01', `Two things are called ${id}.`, '/warbands', { id }));
    seen.add(id);
  }
  return found;
}

/** Bases lie on the field, apart from each other and from impassable terrain; all have places or none (CM-SETUP-09, CM-TERRAIN-05). */
function placeFaults({ warbands }: ChainmailSetup, figures: readonly Figure[], terrain: readonly TerrainPiece[], width: number, height: number): readonly Refusal[] {
  const placed = warbands.flatMap(({ models, reserve }) => [...models, ...(reserve ? [reserve] : [])].map(({ at: place }) => place !== undefined));
  const found: Refusal[] = [];
  const pointers = warbands.flatMap(({ models, reserve }, side) => [...models.map((_, i) => `/warbands/${side}/models/${i}/at`), ...(reserve ? [`/warbands/${side}/reserve/at`] : [])]);
  if (placed.includes(true) && placed.includes(false)) {
    placed.forEach((has, i) => {
      if (!has) found.push(fault('place.missing', 'CM-SETUP-08', `${figures[i]!.id} has no place though others have.`, pointers[i]!, { model: figures[i]!.id }));
    });
  }
  figures.forEach((figure, i) => {
    if (!placed[i]) return;
    const { id, x, y } = figure;
    if (!(x > 0 && x < width && y > 0 && y < height)) found.push(fault('place.off-field', 'CM-RULING-26', `${id} is not on the field.`, pointers[i]!, { model: id, at: { x, y } }));
    figures.forEach((other, j) => {
      if (j < i && placed[j] && discsOverlap(figure, other, EPS)) found.push(fault('place.overlaps', 'CM-MOVE-04', `The bases of ${id} and ${other.id} overlap.`, pointers[i]!, { models: [other.id, id] }));
    });
    for (const piece of terrain) {
      if (piece.traits.impassable && discOverlapsPolygon(figure, piece.polygon, EPS)) found.push(fault('place.in-terrain', 'CM-TERRAIN-05', `${id} stands in ${piece.id}, which is impassable.`, pointers[i]!, { model: id, terrain: piece.id }));
    }
  });
  return found;
}

/** A warband that is to be deployed must find room in half of its zone, so that terrain cannot shut it out (CM-SETUP-09). */
function crowdFaults({ warbands }: ChainmailSetup, figures: readonly Figure[], usual: number): readonly Refusal[] {
  return warbands.flatMap(({ seat, zone: own }, side) => {
    const bases = figures.filter((figure) => figure.side === side && (figure.where === 'waiting' || figure.where === 'absent')).reduce((sum, { r }) => sum + 4 * r * r, 0);
    const zone = own === undefined ? usual : Math.abs(own.to.x - own.from.x) * Math.abs(own.to.y - own.from.y);
    return 2 * bases > zone ? [fault('warband.no-room', 'CM-SETUP-09', `The bases of ${seat} take ${bases} square inches of a zone of ${zone}; they may take half of it.`, `/warbands/${side}/models`, { bases, zone })] : [];
  });
}

function fault(code: string, rule: RuleId, message: string, pointer: string, facts: { readonly [name: string]: Json }): Refusal {
  return { code, rule, message, facts, pointer };
}
