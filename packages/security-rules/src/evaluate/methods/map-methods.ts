import { equals } from '../../value/equality.ts';
import {
  RulesMap,
  RulesMapDiff,
  RulesSet,
  UNKNOWN,
  type Outcome,
  type RulesValue,
} from '../../value/rules-value.ts';
import { builtin } from '../signature.ts';
import { typeError } from '../type-error.ts';

/** Methods of maps. */
export const mapMethods = {
  size: builtin([], (self: RulesMap) => BigInt(self.keys().length)),
  keys: builtin([], (self: RulesMap) => self.keys()),
  values: builtin([], (self: RulesMap) => self.keys().map((key) => valueOf(self, key))),
  get: builtin(['string|list', 'any'], (self: RulesMap, key, otherwise) =>
    typeof key === 'string' ? getOr(self, [key], otherwise) : getOr(self, key, otherwise),
  ),
  diff: builtin(['map'], (self: RulesMap, before) => new RulesMapDiff(self, before)),
};

/** Methods of the difference of two maps; all return sets of keys. */
export const mapDiffMethods = {
  addedKeys: builtin([], (self: RulesMapDiff) => new RulesSet(added(self))),
  removedKeys: builtin([], (self: RulesMapDiff) => new RulesSet(removed(self))),
  changedKeys: builtin([], (self: RulesMapDiff) => keys(common(self, false))),
  unchangedKeys: builtin([], (self: RulesMapDiff) => keys(common(self, true))),
  affectedKeys: builtin([], (self: RulesMapDiff) => {
    const changed = common(self, false);
    return keys(changed && [...added(self), ...removed(self), ...changed]);
  }),
};

function getOr(map: RulesMap, path: readonly RulesValue[], otherwise: RulesValue): Outcome {
  let value: RulesValue = map;
  for (const key of path) {
    if (typeof key !== 'string') return typeError(key, 'string');
    const next: RulesValue | undefined = value instanceof RulesMap ? value.get(key) : undefined;
    if (next === undefined) return otherwise;
    value = next;
  }
  return value;
}

function valueOf(map: RulesMap, key: string): RulesValue {
  const value = map.get(key);
  return value === undefined ? null : value;
}

function keys(names: readonly string[] | null): Outcome {
  return names === null ? UNKNOWN : new RulesSet(names);
}

function added({ after, before }: RulesMapDiff): readonly string[] {
  return after.keys().filter((key) => !before.has(key));
}

function removed({ after, before }: RulesMapDiff): readonly string[] {
  return before.keys().filter((key) => !after.has(key));
}

/**
 * Returns common keys with equal, or with different values; `null` if unknown parts leave it open.
 */
function common({ after, before }: RulesMapDiff, same: boolean): readonly string[] | null {
  const found: string[] = [];
  for (const key of after.keys()) {
    if (!before.has(key)) continue;
    const equal = after.isSameAt(key, before) || equals(valueOf(after, key), valueOf(before, key));
    if (equal === null) return null;
    if (equal === same) found.push(key);
  }
  return found;
}
