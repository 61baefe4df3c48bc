import type { JsonObject } from '../kernel/ruleset/procedure';

/** A kept army as a set-up takes it: whole figures, no references. */
export interface KeptArmy {
  readonly ruleset: string;
  readonly side: JsonObject;
}

/** Finds the armies that a caller may see; one that is not for the caller is not there. */
export abstract class ArmySource {
  abstract find(id: string, keyId: string | null): Promise<KeptArmy | null>;
}
