import type { Fields } from '@quits/service-base';
import { encodeValue } from '../value/encode-value.ts';
import { withValueAt, type FieldPath } from '../value/field-path.ts';
import type { Accumulator } from './accumulators.ts';
import { filled } from './filled.ts';
import { isValue, NULL, type Outcome } from './outcome.ts';
import type { Environment } from './row.ts';
import type { Named } from './stage-arguments.ts';
import type { Stage } from './stage.ts';

/** An accumulator and the field for its result. */
export interface NamedAccumulator {
  readonly path: FieldPath;
  readonly accumulate: Accumulator;
}

/** One row for each combination of values; without any, one for all rows. */
export function grouped(groups: Named, accumulators: readonly NamedAccumulator[]): Stage {
  return (rows, run) => {
    const byKey = new Map<string, { fields: Fields; rows: Environment[] }>();
    if (groups.length === 0 && accumulators.length > 0) byKey.set('', { fields: {}, rows: [] });
    for (const row of rows) {
      const outcomes = groups.map(([, evaluate]) => evaluate(row));
      const key = outcomes.map(keyOf).join('\n');
      const group = byKey.get(key) ?? { fields: filled({}, groups, row, NULL), rows: [] };
      byKey.set(key, group);
      group.rows.push(row);
    }
    return Array.from(byKey.values(), (group) => {
      const fields = accumulators.reduce<Fields>(
        (all, { path, accumulate }) => withValueAt(all, path, accumulate(group.rows)),
        group.fields,
      );
      return run.environment({ fields }, group.rows[0]?.variables ?? new Map());
    });
  };
}

/** An absent value is grouped with null. */
function keyOf(outcome: Outcome): string {
  return encodeValue(isValue(outcome) ? outcome : NULL).toString('latin1');
}
