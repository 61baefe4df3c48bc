/** Something to be timed: `once` is called many times in a process of its own. */
export interface Contender {
  once(): unknown;
  /** Called before each timed call, outside its time; makes a contender slow to set up but honest. */
  readonly before?: () => void;
  /** How many calls go between two looks at the clock; 100 unless told. */
  readonly batch?: number;
}
