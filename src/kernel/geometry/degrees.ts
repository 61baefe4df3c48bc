import type { Vector } from './vector';

const RADIANS = 3.141592653589793 / 180;
const COSINE_30 = Math.sqrt(3) / 2;
const COSINE_45 = Math.sqrt(0.5);

// Both series stop far below the last bit for angles up to 45 degrees.
function cosine(degrees: number): number {
  if (degrees === 30) return COSINE_30;
  if (degrees === 45) return COSINE_45;
  const x = degrees * RADIANS;
  const s = x * x;
  let sum = 1;
  for (let k = 18; k > 0; k -= 2) sum = 1 - (s / (k * (k - 1))) * sum;
  return sum;
}

function sine(degrees: number): number {
  if (degrees === 30) return 0.5;
  if (degrees === 45) return COSINE_45;
  const x = degrees * RADIANS;
  const s = x * x;
  let sum = 1;
  for (let k = 19; k > 1; k -= 2) sum = 1 - (s / (k * (k - 1))) * sum;
  return x * sum;
}

/** The unit vector at so many degrees counter-clockwise from east: the same bits on every machine, exact at multiples of 90. */
export function facing(degrees: number): Vector {
  const size = Math.abs(degrees);
  const remainder = size - 360 * Math.floor(size / 360);
  const rest = remainder >= 0 && remainder < 360 ? remainder : 0; // the quotient may have been rounded up to a whole turn
  const quarter = Math.floor(rest / 90);
  const within = rest - 90 * quarter;
  const c = within <= 45 ? cosine(within) : sine(90 - within);
  const s = within <= 45 ? sine(within) : cosine(90 - within);
  const up = degrees < 0 ? -1 : 1;
  switch (quarter) {
    case 0:
      return { x: c, y: up * s + 0 };
    case 1:
      return { x: 0 - s, y: up * c + 0 };
    case 2:
      return { x: 0 - c, y: 0 - up * s };
    default:
      return { x: s, y: 0 - up * c };
  }
}
