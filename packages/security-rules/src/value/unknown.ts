import { compare } from './ordering.ts';
import { RulesMap, Unknown, type RulesValue, type TypeName } from './rules-value.ts';
import { typeOf } from './type-of.ts';

type Equals = (left: RulesValue, right: RulesValue) => boolean | null;

/**
 * Returns whether a value of one type can be of the other; `number` covers both kinds of numbers.
 */
export function compatible(left: TypeName | null, right: TypeName | null): boolean {
  if (left === null || right === null || left === right) return true;
  return isNumber(left) && isNumber(right) && (left === 'number' || right === 'number');
}

function isNumber(type: TypeName): boolean {
  return type === 'int' || type === 'float' || type === 'number';
}

/** Returns whether an unknown value equals another, as far as its facts determine it. */
export function unknownEquals(unknown: Unknown, other: RulesValue, equals: Equals): boolean | null {
  const { facts } = unknown;
  const numeric = typeof other === 'bigint' || typeof other === 'number';
  // Numbers are equal across their types.
  if (!compatible(facts.type ?? null, numeric ? 'number' : typeOf(other))) return false;
  if (other instanceof Unknown) return null;
  if (facts.excluded?.some((value) => equals(value, other) === true)) return false;
  if (unknownCompare('>', unknown, other) === true) return false;
  if (unknownCompare('<', unknown, other) === true) return false;
  if (facts.members !== undefined && other instanceof RulesMap) {
    for (const [name, value] of facts.members) {
      const member = other.get(name);
      if (member === undefined || equals(value, member) === false) return false;
    }
  }
  const { from, to } = facts;
  if (from?.inclusive === true && to?.inclusive === true) {
    if (equals(from.value, other) === true && equals(to.value, other) === true) return true;
  }
  return null;
}

/** Returns whether `unknown operator other` holds for every possible value, or for none. */
export function unknownCompare(
  operator: '<' | '<=' | '>' | '>=',
  { facts }: Unknown,
  other: RulesValue,
): boolean | null {
  const upper = facts.to === undefined ? null : compare(facts.to.value, other);
  const lower = facts.from === undefined ? null : compare(facts.from.value, other);
  const open = { to: facts.to?.inclusive !== true, from: facts.from?.inclusive !== true };
  const below = upper !== null && (upper < 0 || (upper === 0 && open.to));
  const above = lower !== null && (lower > 0 || (lower === 0 && open.from));
  const atMost = upper !== null && upper <= 0;
  const atLeast = lower !== null && lower >= 0;
  switch (operator) {
    case '<':
      return below ? true : atLeast ? false : null;
    case '<=':
      return atMost ? true : above ? false : null;
    case '>':
      return above ? true : atMost ? false : null;
    case '>=':
      return atLeast ? true : below ? false : null;
  }
}
