import { isFinitePoint, type Point, distance, samePoint } from './point';
import { signedArea } from './polygon';
import { pointToSegment, segmentsMeet } from './segment';

/** What is wrong with an outline; edge `i` runs from vertex `i` to the next one, the last edge back to vertex 0. */
export type OutlineFault =
  | { readonly fault: 'too-few-vertices'; readonly count: number }
  | { readonly fault: 'too-many-vertices'; readonly count: number; readonly most: number }
  | { readonly fault: 'not-finite'; readonly vertex: number }
  | { readonly fault: 'repeated-vertex'; readonly vertices: readonly [number, number] }
  | { readonly fault: 'edges-cross'; readonly edges: readonly [number, number] }
  | { readonly fault: 'zero-area' };

/** How strictly an outline is judged: nearer than `tolerance` is the same place, touching, or no width at all. */
export interface OutlineLimits {
  readonly maxVertices: number;
  readonly tolerance: number;
}

/** Every fault that keeps an outline from being a simple polygon; an outline over the cap is told so and looked at no further. */
export function outlineFaults(vertices: readonly Point[], limits: OutlineLimits): OutlineFault[] {
  const count = vertices.length;
  if (count > limits.maxVertices) return [{ fault: 'too-many-vertices', count, most: limits.maxVertices }];
  const faults: OutlineFault[] = [];
  if (count < 3) faults.push({ fault: 'too-few-vertices', count });
  vertices.forEach((v, vertex) => {
    if (!isFinitePoint(v)) faults.push({ fault: 'not-finite', vertex });
  });
  const finite = faults.every(({ fault }) => fault !== 'not-finite');
  faults.push(...repeatedVertices(vertices, limits.tolerance));
  if (count < 3) return faults;
  faults.push(...crossingEdges(vertices, limits.tolerance));
  if (finite && hasNoWidth(vertices, limits.tolerance)) faults.push({ fault: 'zero-area' });
  return faults;
}

function repeatedVertices(vertices: readonly Point[], tolerance: number): OutlineFault[] {
  const faults: OutlineFault[] = [];
  for (let i = 0; i < vertices.length; i += 1) {
    for (let j = i + 1; j < vertices.length; j += 1) {
      if (samePoint(vertices[i]!, vertices[j]!, tolerance)) faults.push({ fault: 'repeated-vertex', vertices: [i, j] });
    }
  }
  return faults;
}

function crossingEdges(vertices: readonly Point[], tolerance: number): OutlineFault[] {
  const faults: OutlineFault[] = [];
  const end = (edge: number): Point => vertices[edge + 1 === vertices.length ? 0 : edge + 1]!;
  for (let i = 0; i < vertices.length; i += 1) {
    for (let j = i + 1; j < vertices.length; j += 1) {
      if (edgesFault(vertices[i]!, end(i), vertices[j]!, end(j), tolerance)) faults.push({ fault: 'edges-cross', edges: [i, j] });
    }
  }
  return faults;
}

// Edges with a common end, be they neighbours or joined by a repeated vertex, are at fault only if one folds back onto the other.
function edgesFault(a: Point, b: Point, c: Point, d: Point, tolerance: number): boolean {
  if (samePoint(a, b, tolerance) || samePoint(c, d, tolerance)) return false;
  if (samePoint(b, c, tolerance)) return foldsBack(b, a, d, tolerance);
  if (samePoint(a, d, tolerance)) return foldsBack(a, b, c, tolerance);
  if (samePoint(a, c, tolerance)) return foldsBack(a, b, d, tolerance);
  if (samePoint(b, d, tolerance)) return foldsBack(b, a, c, tolerance);
  return segmentsMeet(a, b, c, d, tolerance);
}

function foldsBack(joint: Point, one: Point, other: Point, tolerance: number): boolean {
  return pointToSegment(one, joint, other) <= tolerance || pointToSegment(other, joint, one) <= tolerance;
}

function hasNoWidth(vertices: readonly Point[], tolerance: number): boolean {
  let around = 0;
  vertices.forEach((v, i) => {
    around += distance(v, vertices[i + 1 === vertices.length ? 0 : i + 1]!);
  });
  return Math.abs(signedArea(vertices)) <= (tolerance * around) / 2;
}
