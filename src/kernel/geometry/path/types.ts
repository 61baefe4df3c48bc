import type { Disc } from '../disc';
import type { Point } from '../point';
import type { Polygon } from '../polygon';
import type { Vector } from '../vector';

/** An area that costs movement: `once` for any overlap on the way, `entry` each time the base comes from off it to touching it. */
export interface GroundToll {
  readonly polygon: Polygon;
  readonly kind: 'once' | 'entry';
  readonly cost: number;
  /** 0 pays for itself; of the once tolls of any other group only the dearest one met is paid. */
  readonly group: number;
}

/** A disc moved over at a cost, once each: a fallen base, never ended upon, or round ground, where a way may end. */
export interface Fallen {
  readonly disc: Disc;
  readonly cost: number;
  /** Only of round ground; its radius is as much below 0 as need be for a base whose centre alone counts. */
  readonly ground?: true;
}

/** The discs on the field other than the mover: those that block and those that may be moved over. */
export interface Crowd {
  readonly blocks: readonly Disc[];
  readonly fallen: readonly Fallen[];
}

/** A side of the field: `west` is x = 0, `south` is y = 0. */
export type Side = 'west' | 'east' | 'south' | 'north';

/** Where a path is to end: rim to rim with a disc, at a place, or with the centre on a side of the field. */
export type Goal =
  | { readonly to: 'contact'; readonly disc: Disc }
  | { readonly to: 'point'; readonly point: Point }
  | { readonly to: 'side'; readonly side: Side };

/** How dear a path may be, and what has been paid for already. */
export interface PathOptions {
  /** Paths dearer than this are not looked for; Infinity looks for any. */
  readonly limit: number;
  /** The price of a squeeze, or null where squeezing is not allowed. */
  readonly squeezeCost: number | null;
  /** Numbers of once tolls already paid: ground tolls as prepared, then the fallen in their order. */
  readonly paid?: readonly number[];
  /** How many steps a search may take before it gives up; 20000 if left out. */
  readonly maxSteps?: number;
}

/** The cheapest way to a goal. */
export interface Route {
  /** Length, tolls, entries and squeezes together. */
  readonly cost: number;
  /** The exact length of the centre's way, arcs and all. */
  readonly length: number;
  /** The once tolls met that were not paid before, in rising order: ground tolls as prepared, then the fallen. */
  readonly tolls: readonly number[];
  /** The ground tolls entered, one for each entry, in the order met. */
  readonly entries: readonly number[];
  /** How many gaps are squeezed through. */
  readonly squeezes: number;
  /** The direction of the first instant, or null if there is no way to go. */
  readonly heading: Vector | null;
  /** Straight legs that a base may walk: arcs are replaced by corners just outside them. */
  readonly polyline: readonly Point[];
}

/** A route, null if there is none within the limit, or word that the search took too many steps. */
export type PathResult = Route | null | 'gave-up';

/** A place on a polyline: the number of the leg and the share of it. */
export interface Spot {
  readonly leg: number;
  readonly share: number;
}

/** A toll met at a place of a polyline. */
export interface Met extends Spot {
  readonly toll: number;
}

/** What a given polyline means for a base that walks it. */
export interface Walk {
  readonly length: number;
  /** Where the base first overlaps a block without squeezing, or leaves the field; null if it never does. */
  readonly stopped: Spot | null;
  /** Every once toll overlapped, paid before or not, with the place where that begins, in order of place. */
  readonly tolls: readonly Met[];
  /** Every entry, in order of place. */
  readonly entries: readonly Met[];
  /** Where each squeeze begins, in order. */
  readonly squeezes: readonly Spot[];
  /** Whether the base may stay where the polyline ends: clear of blocks and of the fallen. */
  readonly endFree: boolean;
  /** Length, unpaid tolls, entries and squeezes together; of no meaning for a way that is stopped. */
  readonly cost: number;
}
