import type { BinaryOperator } from '../syntax/ast.ts';
import { contains, equals, isList } from '../value/equality.ts';
import { compare } from '../value/ordering.ts';
import {
  EvaluationError,
  RulesMap,
  RulesSet,
  SOME_BOOL,
  UNKNOWN,
  Unknown,
  type Outcome,
  type RulesValue,
  type TypeName,
} from '../value/rules-value.ts';
import { typeOf } from '../value/type-of.ts';
import { compatible, unknownCompare } from '../value/unknown.ts';
import { arithmetic } from './arithmetic.ts';
import { operandError, typeError } from './type-error.ts';

type Comparison = '<' | '<=' | '>' | '>=';

/** Types that support `in`. */
const HOLDERS: ReadonlySet<TypeName | undefined> = new Set<TypeName>(['list', 'map', 'set']);
/** Types with an order. */
const ORDERED: ReadonlySet<TypeName | undefined> = new Set<TypeName>([
  'int',
  'float',
  'number',
  'string',
  'timestamp',
  'duration',
]);

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
      return equals(left, right) ?? SOME_BOOL;
    case '!=': {
      const same = equals(left, right);
      return same === null ? SOME_BOOL : !same;
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

/** Returns whether a value has a type; `number` is either kind of number. */
export function hasType(value: RulesValue, type: string): Outcome {
  if (value instanceof Unknown) return unknownHasType(value, type);
  const actual = typeOf(value);
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'));
}

function unknownHasType({ facts }: Unknown, type: string): Outcome {
  if (facts.type === undefined) return SOME_BOOL;
  if (facts.type === type) return true;
  if (type === 'number') return facts.type === 'int' || facts.type === 'float';
  return (type === 'int' || type === 'float') && compatible(facts.type, type) ? SOME_BOOL : false;
}

function isIn(needle: RulesValue, hay: RulesValue): Outcome {
  if (isList(hay)) return contains(hay, needle) ?? SOME_BOOL;
  if (hay instanceof RulesMap) {
    if (typeof needle === 'string') return hay.has(needle);
    return needle instanceof Unknown ? SOME_BOOL : false;
  }
  if (hay instanceof RulesSet) return contains(hay.items, needle) ?? SOME_BOOL;
  if (hay instanceof Unknown) return isInUnknown(needle, hay);
  return typeError(hay, 'list', 'map', 'set');
}

function isInUnknown(needle: RulesValue, { facts }: Unknown): Outcome {
  if (facts.contains !== undefined && contains(facts.contains, needle) === true) return true;
  if (typeof needle === 'string' && facts.members?.has(needle) === true) return true;
  return HOLDERS.has(facts.type) ? SOME_BOOL : UNKNOWN;
}

function ordered(operator: Comparison, left: RulesValue, right: RulesValue): Outcome {
  if (left instanceof Unknown) {
    return unknownCompare(operator, left, right) ?? orderedAtAll(left, right);
  }
  if (right instanceof Unknown) {
    return unknownCompare(MIRRORED[operator], right, left) ?? orderedAtAll(right, left);
  }
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

/** Returns whether a comparison is certain to be no error. */
function orderedAtAll({ facts }: Unknown, other: RulesValue): Outcome {
  const type = typeOf(other);
  const isOrdered = ORDERED.has(facts.type) && ORDERED.has(type ?? undefined);
  return isOrdered && compatible(facts.type ?? null, type) ? SOME_BOOL : UNKNOWN;
}

/** Evaluates `left || right`: true if either is true; errors count only if neither is. */
export function either(left: Outcome, right: () => Outcome): Outcome {
  if (left === true || isFatal(left)) return left;
  const other = right();
  if (other === true || isFatal(other)) return other;
  if (left === false) return condition(other);
  if (other === false) return condition(left);
  return undecided(left, other);
}

/** Evaluates `left && right`: false if either is false; errors count only if neither is. */
export function both(left: Outcome, right: () => Outcome): Outcome {
  if (left === false || isFatal(left)) return left;
  const other = right();
  if (other === false || isFatal(other)) return other;
  if (left === true) return condition(other);
  if (other === true) return condition(left);
  return undecided(left, other);
}

/** `!operand` */
export function not(operand: RulesValue): Outcome {
  const truth = condition(operand);
  if (typeof truth === 'boolean') return !truth;
  if (truth instanceof EvaluationError) return truth;
  return isTruth(truth) ? SOME_BOOL : UNKNOWN;
}

/** Evaluates a conditional with an unknown condition: the result if both branches agree. */
export function eitherWay(truth: Unknown, whenTrue: Outcome, whenFalse: Outcome): Outcome {
  if (isFatal(whenTrue)) return whenTrue;
  if (isFatal(whenFalse)) return whenFalse;
  // The condition itself could fail.
  if (!isTruth(truth)) return UNKNOWN;
  const isPlain = typeof whenTrue !== 'object' || whenTrue === null;
  if (isPlain && whenTrue === whenFalse) return whenTrue;
  return isTruth(whenTrue) && isTruth(whenFalse) ? SOME_BOOL : UNKNOWN;
}

/** Returns whether an outcome is certain to be true or false. */
function isTruth(outcome: Outcome): boolean {
  if (outcome instanceof Unknown) return outcome.facts.type === 'bool';
  return typeof outcome === 'boolean';
}

/** Combines operands if neither decides: an error unless an unknown could still decide. */
function undecided(left: Outcome, right: Outcome): Outcome {
  const [one, other] = [condition(left), condition(right)];
  if (isTruth(one) && isTruth(other)) return SOME_BOOL;
  if (one instanceof Unknown || other instanceof Unknown) return UNKNOWN;
  return one instanceof EvaluationError ? one : other;
}

/** Converts to a boolean, an unknown or an error; anything else is a type error. */
export function condition(outcome: Outcome): boolean | Unknown | EvaluationError {
  if (typeof outcome === 'boolean') return outcome;
  if (outcome instanceof Unknown || outcome instanceof EvaluationError) return outcome;
  return typeError(outcome, 'bool');
}

/** Returns whether an outcome ends the whole request, whatever other rules allow. */
export function isFatal(outcome: Outcome): outcome is EvaluationError {
  return outcome instanceof EvaluationError && outcome.fatal;
}
