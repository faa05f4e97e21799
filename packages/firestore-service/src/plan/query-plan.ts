import { AUTOMATIC_INDEXES, groupIndexes, type IndexConfig } from '../indexes/index-config.ts';
import { indexKey, type IndexScope } from '../indexes/index-definition.ts';
import { writeIndexValue } from '../indexes/index-entries.ts';
import type { FieldFilter, Query } from '../query/query.ts';
import { formatFieldPath, isNamePath } from '../value/field-path.ts';
import { KeyWriter } from '../value/key-writer.ts';
import { chooseIndexes, type ChosenIndex } from './choose-indexes.ts';
import { disjunctions, type Conjunction } from './disjunctions.ts';
import { missingIndex } from './missing-index.ts';
import { positionBytes, type Interval } from './position.ts';
import { sortShape, type SortShape } from './sort-shape.ts';
import { suffixInterval } from './suffix-interval.ts';

/** An index to read, with the values of its leading fields. */
export interface IndexRead {
  readonly index: string;
  readonly prefix: Uint8Array;
}

/** Source of a query's candidates: a superset of the matching documents. */
export type Source =
  | { readonly kind: 'document'; readonly reference: string }
  | {
      readonly kind: 'names';
      readonly lower: Uint8Array | undefined;
      readonly upper: Uint8Array | undefined;
      readonly descending: boolean;
    }
  | {
      /** Documents that have an entry in each of the indexes, all with the same ending. */
      readonly kind: 'entries';
      readonly scope: IndexScope;
      readonly reads: readonly [IndexRead, ...IndexRead[]];
      readonly lower: Uint8Array | undefined;
      readonly upper: Uint8Array | undefined;
      readonly descending: boolean;
    }
  | { readonly kind: 'database' };

/** Plan to answer a query. */
export interface QueryPlan {
  readonly sources: readonly Source[];
  /** Whether some source doesn't return its documents in the query's order. */
  readonly needsSort: boolean;
}

/**
 * Plans a query.
 * @throws {RpcError} `FAILED_PRECONDITION` when an index is missing and indexes are required
 */
export function planQuery(config: IndexConfig, query: Query): QueryPlan {
  if (query.collectionId === undefined) return { sources: [{ kind: 'database' }], needsSort: true };
  const indexes = groupIndexes(config, query.collectionId);
  const scope: IndexScope = query.allDescendants ? 'group' : 'collection';
  const sources: Source[] = [];
  let needsSort = false;
  for (const conjunction of disjunctions(query.filter)) {
    const shape = sortShape(query.orderBy, conjunction);
    const equalities = distinctEqualities(conjunction);
    const reference = namedReference(conjunction);
    if (reference !== undefined) {
      sources.push({ kind: 'document', reference });
      continue;
    }
    if (equalities.length === 0 && shape.fields.length === 0) {
      const isRefused = shape.isBackwards && !indexes.namesDescending.has(scope);
      if (config.isRequired && isRefused) throw missingIndex(query, scope, equalities, shape);
      sources.push(...nameSource(query, conjunction, shape));
      continue;
    }
    const chosen = chooseIndexes(indexes, scope, equalities, shape);
    if (chosen !== undefined) {
      sources.push(...entrySource(query, conjunction, shape, scope, chosen));
      continue;
    }
    if (config.isRequired) throw missingIndex(query, scope, equalities, shape);
    needsSort = true;
    sources.push(...unsortedSource(query, conjunction, equalities, scope));
  }
  return { sources, needsSort };
}

/** Returns the single document selected by an equality on names, if any; it needs no index. */
function namedReference(conjunction: Conjunction): string | undefined {
  const named = conjunction.find(({ op, path }) => op === '==' && isNamePath(path));
  if (named === undefined || !('referenceValue' in named.value)) return undefined;
  return named.value.referenceValue;
}

function distinctEqualities(conjunction: Conjunction): FieldFilter[] {
  const known = new Map<string, FieldFilter>();
  for (const filter of conjunction) {
    if (filter.op === '==') known.set(formatFieldPath(filter.path), filter);
    if (filter.op === 'array-contains') {
      known.set(`${formatFieldPath(filter.path)} ${JSON.stringify(filter.value)}`, filter);
    }
  }
  return [...known.values()];
}

function nameSource(query: Query, conjunction: Conjunction, shape: SortShape): Source[] {
  const interval = suffixInterval(query, conjunction, shape, 'group');
  if (interval === 'nothing') return [];
  return [{ kind: 'names', ...bytesOf(interval), descending: shape.isBackwards }];
}

function entrySource(
  query: Query,
  conjunction: Conjunction,
  shape: SortShape,
  scope: IndexScope,
  chosen: readonly ChosenIndex[],
): Source[] {
  const interval = suffixInterval(query, conjunction, shape, scope);
  const [first, ...others] = chosen.map(indexRead);
  if (interval === 'nothing' || first === undefined) return [];
  const reads: [IndexRead, ...IndexRead[]] = [first, ...others];
  return [{ kind: 'entries', scope, reads, ...bytesOf(interval), descending: shape.isBackwards }];
}

/**
 * Returns the best source without a suitable index: one equality or range, else the whole
 * collection.
 */
function unsortedSource(
  query: Query,
  conjunction: Conjunction,
  equalities: readonly FieldFilter[],
  scope: IndexScope,
): Source[] {
  const unsorted = { ...query, orderBy: [{ path: ['__name__'], descending: false }] };
  const { startAt: _start, endAt: _end, ...open } = unsorted;
  const shape = sortShape(open.orderBy, conjunction);
  const indexes = groupIndexes(AUTOMATIC_INDEXES, query.collectionId ?? '');
  const chosen = chooseIndexes(indexes, scope, equalities, shape);
  if (chosen !== undefined && equalities.length > 0) {
    return entrySource(open, conjunction, shape, scope, chosen);
  }
  return nameSource(open, conjunction, shape);
}

function indexRead({ definition, equalities }: ChosenIndex): IndexRead {
  const writer = new KeyWriter();
  for (const [i, { value }] of equalities.entries()) {
    writeIndexValue(writer, definition.fields[i]?.mode ?? 'asc', value);
  }
  return { index: indexKey(definition), prefix: writer.finish() };
}

function bytesOf({ lower, upper }: Interval): {
  lower: Uint8Array | undefined;
  upper: Uint8Array | undefined;
} {
  return {
    lower: lower === undefined ? undefined : positionBytes(lower),
    upper: upper === undefined ? undefined : positionBytes(upper),
  };
}
