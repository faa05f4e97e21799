import { contains, containsAll, filterBy, unique } from '../../value/equality.ts';
import {
  RulesSet,
  SOME_BOOL,
  UNKNOWN,
  Unknown,
  type Outcome,
  type RulesList,
} from '../../value/rules-value.ts';
import { builtin, failure, itemsOf } from '../signature.ts';

/** Methods of lists. */
export const listMethods = {
  size: builtin([], (self: RulesList) => BigInt(self.length)),
  concat: builtin(['list'], (self: RulesList, other) => [...self, ...other]),
  hasAll: builtin(['list|set'], (self: RulesList, wanted) => hasAll(self, itemsOf(wanted))),
  hasAny: builtin(['list|set'], (self: RulesList, wanted) => hasAny(self, itemsOf(wanted))),
  hasOnly: builtin(['list|set'], (self: RulesList, allowed) => hasAll(itemsOf(allowed), self)),
  removeAll: builtin(
    ['list|set'],
    (self: RulesList, unwanted) => filterBy(self, itemsOf(unwanted), false) ?? UNKNOWN,
  ),
  toSet: builtin([], (self: RulesList) => setOf(unique(self))),
  join: builtin(['string'], (self: RulesList, separator) => {
    const parts: string[] = [];
    for (const item of self) {
      if (item instanceof Unknown) return UNKNOWN;
      if (typeof item === 'string') parts.push(item);
      else if (item === null || typeof item !== 'object') parts.push(String(item));
      else return failure('Only strings, numbers, booleans and null can be joined.');
    }
    return parts.join(separator);
  }),
};

/** Methods of sets. */
export const setMethods = {
  size: builtin([], (self: RulesSet) => BigInt(self.items.length)),
  hasAll: builtin(['list|set'], (self: RulesSet, wanted) => hasAll(self.items, itemsOf(wanted))),
  hasAny: builtin(['list|set'], (self: RulesSet, wanted) => hasAny(self.items, itemsOf(wanted))),
  hasOnly: builtin(['list|set'], (self: RulesSet, allowed) => hasAll(itemsOf(allowed), self.items)),
  union: builtin(['set'], (self: RulesSet, other) =>
    setOf(unique([...self.items, ...other.items])),
  ),
  intersection: builtin(['set'], (self: RulesSet, other) =>
    setOf(filterBy(self.items, other.items, true)),
  ),
  difference: builtin(['set'], (self: RulesSet, other) =>
    setOf(filterBy(self.items, other.items, false)),
  ),
};

function hasAll(items: RulesList, wanted: RulesList): Outcome {
  return containsAll(items, wanted) ?? SOME_BOOL;
}

function hasAny(items: RulesList, wanted: RulesList): Outcome {
  const found = wanted.map((value) => contains(items, value));
  if (found.includes(true)) return true;
  return found.includes(null) ? SOME_BOOL : false;
}

function setOf(items: RulesList | null): Outcome {
  return items === null ? UNKNOWN : new RulesSet(items);
}
