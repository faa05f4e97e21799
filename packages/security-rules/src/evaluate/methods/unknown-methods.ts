import { contains, containsAll, isList } from '../../value/equality.ts';
import {
  RulesSet,
  SOME_BOOL,
  UNKNOWN,
  Unknown,
  type Facts,
  type Outcome,
  type RulesList,
  type RulesValue,
} from '../../value/rules-value.ts';

/** Returns the result of a method of an unknown value, as far as its facts determine it. */
export function callOnUnknown(
  { facts }: Unknown,
  name: string,
  args: readonly RulesValue[],
): Outcome {
  const [first] = args;
  switch (name) {
    case 'keys':
      if (facts.members === undefined) return UNKNOWN;
      return new Unknown({ type: 'list', contains: [...facts.members.keys()] });
    case 'get':
      return get(facts.members, first);
    case 'toSet':
      return facts.contains === undefined
        ? UNKNOWN
        : new Unknown({ type: 'set', contains: facts.contains });
    case 'hasAll': {
      const wanted = itemsOf(first);
      if (wanted === null) return UNKNOWN;
      return containsAll(facts.contains ?? [], wanted) === true ? true : truthOf(facts);
    }
    case 'hasAny': {
      const wanted = itemsOf(first);
      const known = facts.contains ?? [];
      if (wanted === null) return UNKNOWN;
      return wanted.some((value) => contains(known, value) === true) ? true : truthOf(facts);
    }
    case 'hasOnly': {
      const allowed = itemsOf(first);
      if (allowed === null) return UNKNOWN;
      // It contains a value that isn't allowed.
      const breaks = facts.contains?.some((value) => contains(allowed, value) === false);
      return breaks === true ? false : truthOf(facts);
    }
    default:
      return UNKNOWN;
  }
}

/** Returns the result of a method of lists and sets that the facts don't determine. */
function truthOf({ type }: Facts): Outcome {
  return type === 'list' || type === 'set' ? SOME_BOOL : UNKNOWN;
}

function get(
  members: ReadonlyMap<string, RulesValue> | undefined,
  key: RulesValue | undefined,
): Outcome {
  const path: RulesList = isList(key) ? key : [key ?? null];
  const [name, ...rest] = path;
  const value = typeof name === 'string' ? members?.get(name) : undefined;
  if (value === undefined) return UNKNOWN;
  if (rest.length === 0) return value;
  if (value instanceof Unknown) return get(value.facts.members, rest);
  return UNKNOWN;
}

function itemsOf(value: RulesValue | undefined): RulesList | null {
  if (value instanceof RulesSet) return value.items;
  return isList(value) ? value : null;
}
