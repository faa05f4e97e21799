import type { Fields, Value } from '@quits/service-base';
import { parseFieldPath, withoutValueAt, withValueAt } from '../value/field-path.ts';
import { isValue } from './outcome.ts';
import type { Environment } from './row.ts';
import type { Named } from './stage-arguments.ts';

/**
 * Sets fields to the results of expressions; absent results are left out unless there is a default.
 */
export function filled(fields: Fields, named: Named, row: Environment, absent?: Value): Fields {
  let result = fields;
  for (const [name, evaluate] of named) {
    const outcome = evaluate(row);
    const value = isValue(outcome) ? outcome : absent;
    const path = parseFieldPath(name);
    if (name === '__name__') continue;
    result = value === undefined ? withoutValueAt(result, path) : withValueAt(result, path, value);
  }
  return result;
}
