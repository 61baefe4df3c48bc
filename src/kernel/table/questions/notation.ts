/** Dice in the usual short form: 2d10+1d8. */
export function notation(sides: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < sides.length; ) {
    let j = i;
    while (j < sides.length && sides[j] === sides[i]) j++;
    parts.push(`${j - i}d${sides[i]}`);
    i = j;
  }
  return parts.length === 0 ? '0d0' : parts.join('+');
}
