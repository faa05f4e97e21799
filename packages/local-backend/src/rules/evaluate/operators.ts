import type { BinaryOperator } from '../syntax/ast.ts';
import { contains, equals, isList } from '../value/equality.ts';
import { compare } from '../value/ordering.ts';
import {
  EvaluationError,
  RulesMap,
  RulesSet,
  UNKNOWN,
  Unknown,
  type Outcome,
  type RulesValue,
} from '../value/rules-value.ts';
import { typeOf } from '../value/type-of.ts';
import { compatible, unknownCompare } from '../value/unknown.ts';
import { arithmetic } from './arithmetic.ts';
import { operandError, typeError } from './type-error.ts';

type Comparison = '<' | '<=' | '>' | '>=';

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** Type names that can follow `is`. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

/** Applies an operator that needs both of its operands. */
export function applyOperator(
  operator: Exclude<BinaryOperator, '&&' | '||'>,
  left: RulesValue,
  right: RulesValue,
): Outcome {
  switch (operator) {
    case '==':
      return equals(left, right) ?? UNKNOWN;
    case '!=': {
      const same = equals(left, right);
      return same === null ? UNKNOWN : !same;
    }
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordered(operator, left, right);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(operator, left, right);
  }
}

/** Whether a value has a type; `number` is either kind of number. */
export function hasType(value: RulesValue, type: string): Outcome {
  if (value instanceof Unknown) return unknownHasType(value, type);
  const actual = typeOf(value);
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'));
}

function unknownHasType({ facts }: Unknown, type: string): Outcome {
  if (facts.type === undefined) return UNKNOWN;
  if (facts.type === type) return true;
  if (type === 'number') return facts.type === 'int' || facts.type === 'float';
  return (type === 'int' || type === 'float') && compatible(facts.type, type) ? UNKNOWN : false;
}

function isIn(needle: RulesValue, hay: RulesValue): Outcome {
  if (isList(hay)) return contains(hay, needle) ?? UNKNOWN;
  if (hay instanceof RulesMap) {
    if (typeof needle === 'string') return hay.has(needle);
    return needle instanceof Unknown ? UNKNOWN : false;
  }
  if (hay instanceof RulesSet) return contains(hay.items, needle) ?? UNKNOWN;
  if (hay instanceof Unknown) {
    const { contains: known, members } = hay.facts;
    if (known !== undefined && contains(known, needle) === true) return true;
    return typeof needle === 'string' && members?.has(needle) === true ? true : UNKNOWN;
  }
  if (typeof hay === 'string' && typeof needle === 'string') return hay.includes(needle);
  return typeError(hay, 'list', 'map', 'set');
}

function ordered(operator: Comparison, left: RulesValue, right: RulesValue): Outcome {
  if (left instanceof Unknown) return unknownCompare(operator, left, right) ?? UNKNOWN;
  if (right instanceof Unknown) return unknownCompare(MIRRORED[operator], right, left) ?? UNKNOWN;
  const order = compare(left, right);
  if (order === null) return operandError(operator, left, right);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/** `left || right`: true if either is, whatever the other; errors only count when neither is. */
export function either(left: Outcome, right: () => Outcome): Outcome {
  if (left === true || isFatal(left)) return left;
  const other = right();
  if (other === true || isFatal(other)) return other;
  if (left === false) return condition(other);
  if (other === false) return condition(left);
  return undecided(left, other);
}

/** `left && right`: false if either is, whatever the other; errors only count when neither is. */
export function both(left: Outcome, right: () => Outcome): Outcome {
  if (left === false || isFatal(left)) return left;
  const other = right();
  if (other === false || isFatal(other)) return other;
  if (left === true) return condition(other);
  if (other === true) return condition(left);
  return undecided(left, other);
}

/** Neither operand decides: an error unless something unknown could still decide. */
function undecided(left: Outcome, right: Outcome): Outcome {
  const [one, other] = [condition(left), condition(right)];
  if (one instanceof Unknown || other instanceof Unknown) return UNKNOWN;
  return one instanceof EvaluationError ? one : other;
}

/** A boolean, an unknown or an error; anything else is a type error. */
export function condition(outcome: Outcome): boolean | Unknown | EvaluationError {
  if (typeof outcome === 'boolean') return outcome;
  if (outcome instanceof Unknown || outcome instanceof EvaluationError) return outcome;
  return typeError(outcome, 'bool');
}

function isFatal(outcome: Outcome): boolean {
  return outcome instanceof EvaluationError && outcome.fatal;
}
