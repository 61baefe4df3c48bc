import type { CatalogEntry } from '../../../kernel/ruleset/catalog';

export interface ScenarioEntry extends CatalogEntry {
  readonly slug: 'pitched-battle' | 'hold-the-hill';
  readonly kind: 'scenario';
  /** Length and width in inches. */
  readonly table: readonly [number, number];
  readonly armyPoints: number;
  readonly turns: number;
  readonly deploymentDepth: number;
  readonly hill: { readonly center: readonly [number, number]; readonly diameter: number } | null;
  /** What decides after the last turn: points destroyed, or figures in good order on the hill. */
  readonly victory: 'points' | 'hill';
}

export const SCENARIOS: readonly ScenarioEntry[] = [
  { slug: 'pitched-battle', kind: 'scenario', name: 'Pitched battle', provenance: 'house', ruleIds: ['BS-SCEN-03', 'BS-VICT-02'], table: [96, 48], armyPoints: 300, turns: 10, deploymentDepth: 10, hill: null, victory: 'points' },
  { slug: 'hold-the-hill', kind: 'scenario', name: 'Hold the hill', provenance: 'house', ruleIds: ['BS-SCEN-04', 'BS-VICT-02'], table: [96, 48], armyPoints: 300, turns: 10, deploymentDepth: 10, hill: { center: [48, 24], diameter: 12 }, victory: 'hill' },
];
