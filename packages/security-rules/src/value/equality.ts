import { compareTimestamps } from './time.ts';
import {
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  Unknown,
  type RulesList,
  type RulesValue,
} from './rules-value.ts';
import { unknownEquals } from './unknown.ts';

/** Returns whether two values are equal; `null` if unknown parts leave it open. */
export function equals(left: RulesValue, right: RulesValue): boolean | null {
  if (left instanceof Unknown) return unknownEquals(left, right, equals);
  if (right instanceof Unknown) return unknownEquals(right, left, equals);
  if (typeof left === 'object' && left !== null) {
    return typeof right === 'object' && right !== null && equalObjects(left, right);
  }
  if (typeof left === 'bigint' || typeof left === 'number') {
    // Loose equality compares a bigint with a number by value.
    // oxlint-disable-next-line eslint/eqeqeq
    return (typeof right === 'bigint' || typeof right === 'number') && left == right;
  }
  return left === right;
}

type Composite = Exclude<RulesValue, null | boolean | bigint | number | string | Unknown>;

function equalObjects(left: Composite, right: Composite | Unknown): boolean | null {
  if (left === right) return true;
  if (left instanceof RulesMap) return right instanceof RulesMap && equalMaps(left, right);
  if (left instanceof RulesSet) {
    return right instanceof RulesSet && containsAll(left.items, right.items, true);
  }
  if (left instanceof RulesTimestamp) {
    return right instanceof RulesTimestamp && compareTimestamps(left, right) === 0;
  }
  if (left instanceof RulesPath) {
    return right instanceof RulesPath && equalLists(left.segments, right.segments);
  }
  if (left instanceof RulesBytes) {
    return right instanceof RulesBytes && Buffer.compare(left.bytes, right.bytes) === 0;
  }
  if (left instanceof RulesDuration) {
    return right instanceof RulesDuration && left.total === right.total;
  }
  if (left instanceof RulesLatLng) {
    return (
      right instanceof RulesLatLng &&
      left.latitude === right.latitude &&
      left.longitude === right.longitude
    );
  }
  if (left instanceof RulesMapDiff) {
    if (!(right instanceof RulesMapDiff)) return false;
    return every([equals(left.after, right.after), equals(left.before, right.before)]);
  }
  return isList(right) && equalLists(left, right);
}

function equalMaps(left: RulesMap, right: RulesMap): boolean | null {
  const keys = left.keys();
  if (keys.length !== right.keys().length) return false;
  let open = false;
  for (const key of keys) {
    if (left.isSameAt(key, right)) continue;
    const [one, other] = [left.get(key), right.get(key)];
    const same = one !== undefined && other !== undefined && equals(one, other);
    if (same === false) return false;
    if (same === null) open = true;
  }
  return open ? null : true;
}

function equalLists(left: RulesList, right: RulesList): boolean | null {
  if (left.length !== right.length) return false;
  return every(left.map((item, index) => equals(item, right[index] ?? null)));
}

function every(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

/** Returns whether a list contains a value; `null` if unknown parts leave it open. */
export function contains(items: RulesList, value: RulesValue): boolean | null {
  let open = false;
  for (const item of items) {
    const same = equals(item, value);
    if (same === true) return true;
    if (same === null) open = true;
  }
  return open ? null : false;
}

/** Returns whether a list contains all wanted values, and with `exactly` no others. */
export function containsAll(items: RulesList, wanted: RulesList, exactly = false): boolean | null {
  const found = every(wanted.map((value) => contains(items, value)));
  if (!exactly || found === false) return found;
  return every([found, ...items.map((item) => contains(wanted, item))]);
}

/** Returns the distinct values; `null` if unknown parts leave it open. */
export function unique(items: RulesList): RulesList | null {
  const kept: RulesValue[] = [];
  for (const item of items) {
    const known = contains(kept, item);
    if (known === null) return null;
    if (!known) kept.push(item);
  }
  return kept;
}

/**
 * Returns the items that are in another list, or that aren't; `null` if unknown parts leave it
 * open.
 */
export function filterBy(items: RulesList, others: RulesList, among: boolean): RulesList | null {
  const kept: RulesValue[] = [];
  for (const item of items) {
    const known = contains(others, item);
    if (known === null) return null;
    if (known === among) kept.push(item);
  }
  return kept;
}

/** Returns whether a value is a list. */
export function isList(value: unknown): value is RulesList {
  return Array.isArray(value);
}
