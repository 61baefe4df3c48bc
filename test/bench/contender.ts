/** Something to be timed: `once` is called many times in a process of its own. */
export interface Contender {
  once(): unknown;
  /** Called before each timed call, outside its time; makes a contender slow to set up but honest. */
  readonly before?: () => void;
  /** Milliseconds of the processor that the engine gets to warm up; 2000 unless told. */
  readonly warm?: number;
  /** How many calls go between two looks at the clock; unless told 1000, or 1 with `before`. */
  readonly batch?: number;
}
