const LONGEST_STEP = 60;

/** A JSON pointer (RFC 6901) along these steps; steps that nobody would read to the end are cut. */
export function pointerTo(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${shortened(String(step)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A name as a message may show it. */
export function shortened(name: string): string {
  return name.length > LONGEST_STEP ? `${name.slice(0, LONGEST_STEP)}…` : name;
}
