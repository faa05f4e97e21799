import {
  average,
  count,
  FieldPath,
  type Firestore,
  getAggregateFromServer,
  sum,
} from 'firebase/firestore';
import type { QuerySpec } from '../query/query-spec.ts';
import type { QueryTarget } from '../query/question.ts';
import { splitFieldPath } from '../value/field-path.ts';
import { buildQuery } from './build-query.ts';

/** What to work out, by the name that each result gets. */
export type AggregateSpec = Readonly<
  Record<string, 'count' | { readonly sum: string } | { readonly average: string }>
>;

/** Lets the server work out counts, sums and averages; never answered from the device. */
export async function aggregate(
  db: Firestore,
  target: QueryTarget,
  query: QuerySpec,
  spec: AggregateSpec,
): Promise<Readonly<Record<string, number | null>>> {
  const fields = Object.fromEntries(
    Object.entries(spec).map(([name, what]) => {
      if (what === 'count') return [name, count()];
      return [name, 'sum' in what ? sum(pathOf(what.sum)) : average(pathOf(what.average))];
    }),
  );
  return (await getAggregateFromServer(buildQuery(db, target, query), fields)).data();
}

function pathOf(field: string): FieldPath {
  return new FieldPath(...splitFieldPath(field));
}
