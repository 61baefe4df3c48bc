/** What decides who of two enemies strikes first. */
export interface Fighter {
  readonly weaponLength: number;
  readonly lance: boolean;
  readonly charging: boolean;
  readonly large: boolean;
  /** Attacks the other's rear. */
  readonly onRear: boolean;
  /** Stands above the other or behind an obstacle. */
  readonly ground: boolean;
}

export type Advantage = 'length' | 'rear' | 'ground' | 'size';

/** A lance is long only in a charge (BS-MELEE-03). */
function lengthOf({ weaponLength, lance, charging }: Fighter): number {
  return lance && !charging ? 1 : weaponLength;
}

/** What one has over the other: longer weapons, the rear, ground, size (BS-MELEE-02, BS-MELEE-03). */
export function advantagesOver(own: Fighter, other: Fighter): readonly Advantage[] {
  const found: Advantage[] = [];
  if (lengthOf(own) > lengthOf(other)) found.push('length');
  if (own.onRear) found.push('rear');
  if (own.ground) found.push('ground');
  if (own.large && !other.large) found.push('size');
  return found;
}
