import { average, count, FieldPath, getAggregateFromServer, sum } from 'firebase/firestore';
import type { Connected } from './connect-sdk.ts';
import type { ListTarget } from '../query/query-target.ts';
import { splitFieldPath } from '../value/field-path.ts';

/** Aggregates to compute, by the name of each result. */
export type AggregateSpec = Readonly<
  Record<string, 'count' | { readonly sum: string } | { readonly average: string }>
>;

/** Requests counts, sums and averages from the server; never answers from the cache. */
export async function aggregate(
  { db, sdk }: Connected,
  { collection, path, spec: query }: ListTarget<object>,
  spec: AggregateSpec,
): Promise<Readonly<Record<string, number | null>>> {
  const fields = Object.fromEntries(
    Object.entries(spec).map(([name, what]) => {
      if (what === 'count') return [name, count()];
      return [name, 'sum' in what ? sum(pathOf(what.sum)) : average(pathOf(what.average))];
    }),
  );
  return (
    await getAggregateFromServer(sdk.buildQuery(db, collection.scope, path, query), fields)
  ).data();
}

function pathOf(field: string): FieldPath {
  return new FieldPath(...splitFieldPath(field));
}
