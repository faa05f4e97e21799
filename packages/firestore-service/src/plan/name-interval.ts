import { entryName } from '../indexes/index-entries.ts';
import type { IndexScope } from '../indexes/index-definition.ts';
import { encodePath, encodePathPrefix } from '../value/encode-path.ts';
import type { Query } from '../query/query.ts';
import { isNamePath } from '../value/field-path.ts';
import type { Conjunction } from './disjunctions.ts';
import { intersect, type Interval } from './position.ts';

/**
 * Returns the interval of names allowed by a conjunction's ranges, as encoded at the end of
 * entries.
 */
export function nameInterval(query: Query, conjunction: Conjunction, scope: IndexScope): Interval {
  let interval: Interval = {};
  if (scope === 'group' && query.parent !== '') {
    interval = {
      lower: { bytes: encodePath(query.parent), isAfter: true },
      upper: { bytes: encodePathPrefix(query.parent), isAfter: true },
    };
  }
  for (const { op, path, value } of conjunction) {
    if (!isNamePath(path) || !('referenceValue' in value)) continue;
    const bytes = nameKey(query, scope, value.referenceValue);
    if (bytes === undefined) continue;
    if (op === '<' || op === '<=') {
      interval = intersect(interval, { upper: { bytes, isAfter: op === '<=' } });
    } else if (op === '>' || op === '>=') {
      interval = intersect(interval, { lower: { bytes, isAfter: op === '>' } });
    }
  }
  return interval;
}

/**
 * Encodes a name as at the end of entries; `undefined` if entries contain only ids and it is in
 * another collection.
 */
export function nameKey(
  query: Query,
  scope: IndexScope,
  reference: string,
): Uint8Array | undefined {
  const root = `${query.database}/documents/`;
  if (!reference.startsWith(root)) return undefined;
  const path = reference.slice(root.length);
  if (scope === 'group') return entryName('group', path);
  const { parent, collectionId = '' } = query;
  const collection = parent === '' ? collectionId : `${parent}/${collectionId}`;
  const cut = path.lastIndexOf('/');
  return path.slice(0, cut) === collection ? entryName('collection', path) : undefined;
}
