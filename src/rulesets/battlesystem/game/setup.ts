import { block, boxHoldsGround, groundOf, groundOverlapsPolygon, groundsOverlap, type Oblong } from '../../../kernel/geometry/block';
import { facing } from '../../../kernel/geometry/degrees';
import { outlineFaults } from '../../../kernel/geometry/outline-faults';
import { at, type Point } from '../../../kernel/geometry/point';
import { polygonOf } from '../../../kernel/geometry/polygon';
import { type Checked, granted, type Refusal, refused } from '../../../kernel/ruleset/refusal';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Json } from '../../../kernel/table/table';
import { cardFaults, cardWith } from '../rules/own-card';
import { usualDeployment } from './deployment';
import { barredAreas } from './ground';
import { isColumn } from './moves';
import { armyCost, MOST_FIGURES, LEAST_FIGURES, individualTroop, unitTroop } from './roster';
import type { BattleSetup, SetupIndividual, SetupUnit } from './shapes';
import { type Area, type Battle, copyUnit, troopOf, type Unit } from './state';
import { BASES, GIVE, IRREGULAR_GAP, type Troop } from './troop';
import { OBJECTIVE } from './victory';

const POINTS = 300;
const TURNS = 10;
const TABLE = { width: 96, height: 48 };
const DEPTH = 10;
const HILL_RADIUS = 6;
const MOST_VERTICES = 32;

/** The battle before the first die, or everything that is wrong with its set-up (BS-SCEN-01, BS-RULING-24). */
export function setUp(setup: BattleSetup): Checked<Battle> {
  const found: Refusal[] = [...cardFaults(setup.card, '/card')];
  const width = setup.width ?? TABLE.width;
  const height = setup.height ?? TABLE.height;
  const troops: Troop[] = [];
  const units = setup.armies.flatMap(({ units: given, individuals, seat }, side) => {
    const mustered = given.map((each, i) => muster(each, `${seat}-${i + 1}`, side, `/armies/${side}/units/${i}`, setup, troops, found));
    const led = (individuals ?? []).map((each, i) => enlist(each, `${seat}-leader-${i + 1}`, side, `/armies/${side}/individuals/${i}`, mustered, troops, found));
    return [...mustered, ...led];
  });
  hostsOf(setup, units, found);
  found.push(...nameFaults(setup, units), ...pointFaults(setup, units, troops));
  const areas = areasOf(setup, width, height, found);
  const barriers = (setup.obstacles ?? []).map(({ id, kind, line }, i) => ({ id: id ?? `obstacle-${i + 1}`, kind, line: line.map(({ x, y }) => at(x, y)) }));
  if (found.length > 0) return refused(...found);
  const state: Battle = {
    scenario: setup.scenario ?? 'pitched-battle',
    width,
    height,
    turns: setup.turns ?? TURNS,
    deploymentDepth: setup.deploymentDepth ?? DEPTH,
    commanders: setup.commanders ?? false,
    twoDiceMode: setup.twoDiceMode ?? 'sum',
    card: cardWith(setup.card),
    stage: 'deploy',
    turn: 0,
    first: -1,
    loser: -1,
    toAct: -1,
    troops,
    sides: setup.armies.map(({ seat }) => ({ seat, gone: false, passed: false })),
    units,
    contacts: [],
    areas,
    barriers,
    ended: null,
  };
  const misplaced = [...placeFaults(setup, state), ...roomFaults(state)];
  return misplaced.length > 0 ? refused(...misplaced) : granted(state);
}

function muster({ id, figures, files, formation, at: place, facing: degrees, ...given }: SetupUnit, name: string, side: number, pointer: string, setup: BattleSetup, troops: Troop[], found: Refusal[]): Unit {
  const made = unitTroop(given.troop, given.weapon, pointer);
  found.push(...made.faults);
  if (setup.anyArmy !== true && (figures < LEAST_FIGURES || figures > MOST_FIGURES)) found.push(fault('unit.size', 'BS-FORM-06', `A unit has ${LEAST_FIGURES} to ${MOST_FIGURES} figures, not ${figures}.`, `${pointer}/figures`, { figures }));
  if (files !== undefined && files > figures) found.push(fault('unit.files', 'BS-FORM-04', `${figures} figures cannot stand ${files} abreast.`, `${pointer}/files`, { figures, files }));
  const usual = formation ?? (made.troop.alwaysIrregular ? 'irregular' : 'regular');
  if (made.troop.alwaysIrregular !== (usual === 'irregular')) found.push(fault('unit.formation', 'BS-RULING-24', 'Units start in regular formation or column, and always-irregular ones irregular.', `${pointer}/formation`, { formation: usual }));
  const abreast = files ?? usualFiles(figures);
  if (usual === 'column' && !isColumn(figures, abreast)) found.push(fault('form.no-column', 'BS-FORM-02', 'A column is at most 2 figures wide and at least twice as deep as wide; say so with files.', `${pointer}/files`, { figures, files: abreast }));
  troops.push(made.troop);
  return raised(id ?? name, side, troops.length - 1, made.troop, figures, abreast, place, degrees, usual);
}

/** Two ranks for a small unit, three or four for a large one. */
function usualFiles(figures: number): number {
  return figures <= 12 ? Math.ceil(figures / 2) : Math.ceil(figures / (figures <= 30 ? 3 : 4));
}

function raised(id: string, side: number, number: number, troop: Troop, figures: number, files: number, place: Point | undefined, degrees: number | undefined, formation: Unit['formation']): Unit {
  const { width, depth } = BASES[troop.class];
  const faces = facing(degrees ?? (side === 0 ? 90 : 270));
  const made = block(place?.x ?? 0, place?.y ?? 0, faces.x, faces.y, figures, files, width, depth, formation === 'irregular' ? IRREGULAR_GAP : 0);
  return copyUnit({
    ...made,
    id,
    side,
    troop: number,
    where: place === undefined ? 'waiting' : 'field',
    formation,
    order: 'good',
    start: figures,
    marked: 0,
    target: -1,
    charged: false,
    moved: false,
    spent: 0,
    volleys: 0,
    shotAtMovers: false,
    holdsFire: false,
    fought: false,
    host: -1,
  });
}

function enlist({ id, individual, role, with: host, at: place }: SetupIndividual, name: string, side: number, pointer: string, mustered: readonly Unit[], troops: Troop[], found: Refusal[]): Unit {
  const troop = individualTroop(individual, role);
  if (role !== 'hero' && individual.commandDiameter === 0) found.push(fault('individual.no-command', 'BS-CMD-01', 'A commander has a command diameter.', `${pointer}/individual/commandDiameter`, {}));
  troops.push(troop);
  const made = copyUnit(raised(id ?? name, side, troops.length - 1, troop, 1, 1, place, undefined, 'regular'));
  if (host === undefined) return made;
  if (!mustered.some((unit) => unit.id === host)) found.push(fault('individual.no-such-unit', 'BS-CMD-02', `There is no unit ${host} for it to be with.`, `${pointer}/with`, { unit: host }));
  made.where = 'attached';
  return made;
}

/** Individuals that are with a unit find its number, and no two are with the same. */
function hostsOf(setup: BattleSetup, units: Unit[], found: Refusal[]): void {
  const taken = new Set<number>();
  setup.armies.forEach(({ units: own, individuals }, side) => {
    const first = side === 0 ? 0 : setup.armies[0]!.units.length + (setup.armies[0]!.individuals?.length ?? 0);
    (individuals ?? []).forEach((given, i) => {
      const pointer = `/armies/${side}/individuals/${i}`;
      if (setup.commanders !== true) found.push(fault('individual.no-module', 'BS-SCEN-02', 'Heroes and commanders need the module; set commanders to true.', pointer, {}));
      if (given.with === undefined) return;
      const host = units.findIndex((unit) => unit.side === side && unit.id === given.with);
      if (host < 0) return;
      if (taken.has(host)) found.push(fault('individual.unit-taken', 'BS-CMD-02', `Another individual is with ${given.with} already.`, `${pointer}/with`, { unit: given.with }));
      taken.add(host);
      const attached = copyUnit(units[first + own.length + i]!);
      attached.host = host;
      units[first + own.length + i] = attached;
    });
    const armyCommanders = (individuals ?? []).filter(({ role }) => role === 'army-commander').length;
    if (armyCommanders > 1) found.push(fault('individual.army-commanders', 'BS-CMD-02', 'A side has one army commander at most.', `/armies/${side}/individuals`, { armyCommanders }));
  });
}

function pointFaults(setup: BattleSetup, units: readonly Unit[], troops: readonly Troop[]): readonly Refusal[] {
  if (setup.anyArmy === true) return [];
  const budget = setup.points ?? POINTS;
  return setup.armies.flatMap((_, side) => {
    const cost = armyCost(units.filter((unit) => unit.side === side).map((unit) => ({ troop: troops[unit.troop]!, figures: unit.figures })));
    return cost > budget ? [fault('army.too-dear', 'BS-SCEN-03', `The army costs ${cost} points of ${budget}.`, `/armies/${side}`, { cost, points: budget })] : [];
  });
}

function nameFaults({ armies, terrain, obstacles }: BattleSetup, units: readonly Unit[]): readonly Refusal[] {
  const found: Refusal[] = [];
  if (armies[0]!.seat === armies[1]!.seat) found.push(fault('seat.twice', 'BS-STAT-07', 'The two seats have different names.', '/armies/1/seat', { seat: armies[1]!.seat }));
  const seen = new Set<string>();
  for (const id of [...units.map((unit) => unit.id), ...(terrain ?? []).flatMap(({ id: own }) => (own === undefined ? [] : [own])), ...(obstacles ?? []).flatMap(({ id: own }) => (own === undefined ? [] : [own]))]) {
    if (seen.has(id)) found.push(fault('id.twice', 'BS-STAT-01', `Two things are called ${id}.`, '/armies', { id }));
    seen.add(id);
  }
  return found;
}

function areasOf(setup: BattleSetup, width: number, height: number, found: Refusal[]): readonly Area[] {
  const areas = (setup.terrain ?? []).map(({ id, kind, outline }, i): Area => {
    for (const wrong of outlineFaults(outline, { maxVertices: MOST_VERTICES, tolerance: GIVE })) found.push(fault(`terrain.${wrong.fault}`, 'BS-TERR-01', `The outline is not a simple polygon: ${wrong.fault}.`, `/terrain/${i}/outline`, { ...wrong } as { readonly [name: string]: Json }));
    const polygon = polygonOf(outline.map(({ x, y }) => at(x, y)));
    return { id: id ?? `ground-${i + 1}`, kind, polygon, summit: middleOf(outline) };
  });
  if (setup.scenario !== 'hold-the-hill') return areas;
  const summit = { x: width / 2, y: height / 2 };
  const rim = Array.from({ length: 24 }, (_, i) => facing(i * 15)).map(({ x, y }) => at(summit.x + x * HILL_RADIUS, summit.y + y * HILL_RADIUS));
  return [...areas, { id: OBJECTIVE, kind: 'hill', polygon: polygonOf(rim), summit }];
}

function middleOf(outline: readonly Point[]): Point {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return at(sum.x / outline.length, sum.y / outline.length);
}

/** Units that have places stand on the table, apart from each other and from ground they may not enter; all have places or none. */
function placeFaults({ armies }: BattleSetup, state: Battle): readonly Refusal[] {
  const found: Refusal[] = [];
  const pointers = armies.flatMap(({ units, individuals }, side) => [...units.map((_, i) => `/armies/${side}/units/${i}/at`), ...(individuals ?? []).map((_, i) => `/armies/${side}/individuals/${i}/at`)]);
  const some = state.units.some(({ where }) => where === 'field');
  const grounds: { readonly id: string; readonly ground: readonly Oblong[] }[] = [];
  state.units.forEach((unit, number) => {
    const pointer = pointers[number]!;
    if (unit.where === 'attached') return;
    if (unit.where === 'waiting') {
      if (some) found.push(fault('place.missing', 'BS-RULING-24', `${unit.id} has no place though others have.`, pointer, { unit: unit.id }));
      return;
    }
    const ground = groundOf(unit);
    if (!boxHoldsGround({ minX: 0, minY: 0, maxX: state.width, maxY: state.height }, ground, GIVE)) found.push(fault('place.off-table', 'BS-GEO-01', `${unit.id} does not stand on the table.`, pointer, { unit: unit.id }));
    for (const other of grounds) if (groundsOverlap(ground, other.ground, GIVE)) found.push(fault('place.overlaps', 'BS-RULING-24', `The bases of ${unit.id} and ${other.id} overlap.`, pointer, { units: [other.id, unit.id] }));
    if (barredAreas(state, troopOf(state, unit).class).some((polygon) => groundOverlapsPolygon(ground, polygon, GIVE))) found.push(fault('place.barred-ground', 'BS-TERR-02', `${unit.id} stands where it may not go.`, pointer, { unit: unit.id }));
    grounds.push({ id: unit.id, ground });
  });
  return found;
}

/** An army that is to be set up must find room in its zone. */
function roomFaults(state: Battle): readonly Refusal[] {
  return state.sides.flatMap(({ seat }, side) => (usualDeployment(state, side) === null ? [fault('army.no-room', 'BS-SCEN-03', `The units of ${seat} find no room in a zone ${state.deploymentDepth} inches deep.`, `/armies/${side}/units`, { depth: state.deploymentDepth })] : []));
}

function fault(code: string, rule: RuleId, message: string, pointer: string, facts: { readonly [name: string]: Json }): Refusal {
  return { code, rule, message, facts, pointer };
}
