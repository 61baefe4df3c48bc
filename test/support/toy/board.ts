/** The four ways to step, in the order in which everything looks around. */
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;

const tables: number[][] = [];

/** For each square its four neighbours in order, -1 beyond the edge. */
export function neighbours(size: number): readonly number[] {
  return (tables[size] ??= tableFor(size));
}

function tableFor(size: number): number[] {
  const table: number[] = [];
  for (let cell = 0; cell < size * size; cell++) {
    const x = cell % size;
    table.push(cell >= size ? cell - size : -1, x < size - 1 ? cell + 1 : -1, cell < size * (size - 1) ? cell + size : -1, x > 0 ? cell - 1 : -1);
  }
  return table;
}

/** Which of the four ways a letter of a path means, or -1. */
export function directionOf(letter: number): number {
  switch (letter) {
    case 110:
      return 0;
    case 101:
      return 1;
    case 115:
      return 2;
    case 119:
      return 3;
    default:
      return -1;
  }
}

/** Steps from one square to another. */
export function distance(size: number, a: number, b: number): number {
  const ax = a % size;
  const bx = b % size;
  const rows = (a - ax - (b - bx)) / size;
  const columns = ax - bx;
  return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}
