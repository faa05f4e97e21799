import type { Fields, Value } from '@quits/service-base';
import { compareStrings } from '../../value/compare-strings.ts';
import { isVector } from '../../value/type-order.ts';
import { FAILED, isValue, list, map, NULL, text, type Outcome } from '../outcome.ts';
import { ANY_COUNT, lazy, ofValues, strict, type PipelineFunctions } from '../pipeline-function.ts';

/** Functions of maps. */
export const mapFunctions: PipelineFunctions = {
  map: ofValues(0, ANY_COUNT, ofPairs),
  map_get: ofValues(2, 2, get),
  get_field: ofValues(2, 2, get),
  map_set: lazy(3, ANY_COUNT, set),
  map_remove: ofValues(2, ANY_COUNT, ([value = NULL, ...names]) => {
    const fields = fieldsOf(value);
    if (fields === undefined) return missing(value);
    const removed = new Set(names.map((name) => ('stringValue' in name ? name.stringValue : null)));
    if (removed.has(null)) return FAILED;
    return map(Object.fromEntries(Object.entries(fields).filter(([name]) => !removed.has(name))));
  }),
  map_merge: strict(1, ANY_COUNT, (values) => {
    const all = values.map(fieldsOf);
    return all.includes(undefined) ? FAILED : map(Object.assign({}, ...all));
  }),
  map_keys: ofMap((entries) => list(entries.map(([name]) => text(name)))),
  map_values: ofMap((entries) => list(entries.map(([, value]) => value))),
  map_entries: ofMap((entries) =>
    list(entries.map(([name, value]) => map({ k: text(name), v: value }))),
  ),
};

/** The fields of a map, `undefined` for any other value. */
function fieldsOf(value: Value): Fields | undefined {
  return 'mapValue' in value && !isVector(value) ? (value.mapValue.fields ?? {}) : undefined;
}

/** Returns a map's field; absent if it doesn't exist or the value isn't a map. */
function get([value = NULL, key = NULL]: readonly Value[]): Outcome {
  if (!('stringValue' in key)) return FAILED;
  const fields = fieldsOf(value);
  if (fields === undefined || !Object.hasOwn(fields, key.stringValue)) return undefined;
  return fields[key.stringValue];
}

/** A map with other members; those that are to be absent are removed. */
function set([from, ...pairs]: readonly (() => Outcome)[]): Outcome {
  const value = from?.();
  if (!isValue(value)) return FAILED;
  const fields = fieldsOf(value);
  if (fields === undefined) return missing(value);
  if (pairs.length % 2 === 1) return FAILED;
  const entries = new Map(Object.entries(fields));
  for (let i = 0; i < pairs.length; i += 2) {
    const [key, member] = pairs.slice(i, i + 2).map((outcome) => outcome());
    if (!isValue(key) || !('stringValue' in key) || member === FAILED) return FAILED;
    if (member === undefined) entries.delete(key.stringValue);
    else entries.set(key.stringValue, member);
  }
  return map(Object.fromEntries(entries));
}

function missing(value: Value): Outcome {
  return 'nullValue' in value ? NULL : FAILED;
}

function ofPairs(pairs: readonly Value[]): Outcome {
  const entries = new Map<string, Value>();
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    const [key = NULL, value = NULL] = pairs.slice(i, i + 2);
    if (!('stringValue' in key)) return FAILED;
    entries.set(key.stringValue, value);
  }
  return pairs.length % 2 === 0 ? map(Object.fromEntries(entries)) : FAILED;
}

function ofMap(apply: (entries: readonly [string, Value][]) => Outcome) {
  return strict(1, 1, ([value = NULL]) => {
    const fields = fieldsOf(value);
    if (fields === undefined) return FAILED;
    return apply(Object.entries(fields).sort(([a], [b]) => compareStrings(a, b)));
  });
}
