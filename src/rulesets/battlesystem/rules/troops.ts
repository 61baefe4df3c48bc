/** The state of a unit's order, from best to worst (BS-MORALE-02). */
export type OrderState = 'good' | 'shaken' | 'routed';

export const ORDER_STATES = ['good', 'shaken', 'routed'] as const satisfies readonly OrderState[];

export type FormationKind = 'regular' | 'irregular' | 'column';

export const FORMATION_KINDS = ['regular', 'irregular', 'column'] as const satisfies readonly FormationKind[];

/** Which face of the defender an attack falls on (BS-GEO-04). */
export type Face = 'front' | 'flank' | 'rear';

export const FACES = ['front', 'flank', 'rear'] as const satisfies readonly Face[];
