import { validateSync } from 'class-validator';
import { InvalidInput } from '../../platform/http/problem';
import { faultsOf } from '../../platform/http/query.pipe';

/** Arguments checked by the class that checks them in REST, nulls left out. */
export function checkedQuery<T extends object>(kind: new () => T, given: object): T | InvalidInput {
  const query = Object.assign(new kind(), Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)));
  const faults = validateSync(query);
  return faults.length > 0 ? new InvalidInput(faultsOf(faults)) : query;
}
