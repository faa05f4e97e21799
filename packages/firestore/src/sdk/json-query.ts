import { type Bound, ID, type QuerySpec } from '../query/query-spec.ts';
import type { JsonValue } from './decode-json.ts';
import { exactTimes } from './exact-times.ts';

/** A query in the format of the REST interface. */
export interface JsonQuery {
  /** Full name of the document or root that contains the collection. */
  readonly parent: string;
  readonly structuredQuery: object;
}

/** Paths of fields that need no quotes. */
const PLAIN = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/**
 * Returns a query without conditions in the REST format; `undefined` for one that it can't express.
 * @param root - full name of the database's root: `projects/p/databases/(default)/documents`
 */
export function jsonQuery(root: string, path: string, spec: QuerySpec): JsonQuery | undefined {
  const { filters, orders, start, end, limit } = spec;
  const isSimple = filters.length === 0 && limit?.from !== 'end';
  if (!isSimple || orders.some(({ field }) => field !== ID && !PLAIN.test(field))) return undefined;
  const [parents, collectionId] = [path.split('/').slice(0, -1), path.split('/').at(-1)];
  const cursor = (bound: Bound, isBefore: boolean) => {
    const values = bound.values.map((value, at) =>
      orders[at]?.field === ID
        ? { referenceValue: `${root}/${path}/${String(value)}` }
        : jsonValue(value),
    );
    return values.includes(undefined) ? undefined : { values, before: isBefore };
  };
  const startAt = start && cursor(start, start.inclusive);
  const endAt = end && cursor(end, !end.inclusive);
  if ((start !== undefined && !startAt) || (end !== undefined && !endAt)) return undefined;
  return {
    parent: [root, ...parents].join('/'),
    structuredQuery: {
      from: [{ collectionId }],
      orderBy: orders.map(({ field, direction }) => ({
        field: { fieldPath: field },
        direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      })),
      ...(startAt === undefined ? {} : { startAt }),
      ...(endAt === undefined ? {} : { endAt }),
      ...(limit === undefined ? {} : { limit: limit.count }),
    },
  };
}

/** Returns a simple value in the REST format; `undefined` for all others. */
function jsonValue(value: unknown): JsonValue | undefined {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  return value instanceof Date ? { timestampValue: timeOf(value) } : undefined;
}

function timeOf(date: Date): string {
  const exact = exactTimes.get(date);
  if (exact === undefined) return date.toISOString();
  const seconds = new Date(exact.seconds * 1_000).toISOString().slice(0, -'.000Z'.length);
  return `${seconds}.${String(exact.nanoseconds).padStart(9, '0')}Z`;
}
