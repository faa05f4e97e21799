import {
  EvaluationError,
  RulesDuration,
  RulesTimestamp,
  UNKNOWN,
  Unknown,
  type Outcome,
  type RulesValue,
} from '../value/rules-value.ts';
import { totalNanos } from '../value/time.ts';
import { durationOf, timestampAt } from './time-bounds.ts';
import { operandError, typeError } from './type-error.ts';

/** Operators that compute a new value from two. */
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** Applies an arithmetic operator. */
export function arithmetic(
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
): Outcome {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integers(operator, left, right);
  if (isNumber(left) && isNumber(right)) return floats(operator, Number(left), Number(right));
  if (left instanceof Unknown || right instanceof Unknown) return UNKNOWN;
  if (operator === '+') return add(left, right);
  if (operator === '-') return subtract(left, right);
  return operandError(operator, left, right);
}

/** Changes the sign of a number. */
export function negate(operand: RulesValue): Outcome {
  if (typeof operand === 'bigint') return fit(-operand);
  if (typeof operand === 'number') return -operand;
  if (operand instanceof Unknown) return UNKNOWN;
  if (operand instanceof RulesDuration) return durationOf(-operand.total);
  return typeError(operand, 'int', 'float');
}

function add(left: RulesValue, right: RulesValue): Outcome {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return timestampAt(totalNanos(left) + right.total);
  }
  if (left instanceof RulesDuration && right instanceof RulesTimestamp) {
    return timestampAt(left.total + totalNanos(right));
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return durationOf(left.total + right.total);
  }
  return operandError('+', left, right);
}

function subtract(left: RulesValue, right: RulesValue): Outcome {
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return timestampAt(totalNanos(left) - right.total);
  }
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return durationOf(totalNanos(left) - totalNanos(right));
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return durationOf(left.total - right.total);
  }
  return operandError('-', left, right);
}

function integers(operator: ArithmeticOperator, left: bigint, right: bigint): Outcome {
  switch (operator) {
    case '+':
      return fit(left + right);
    case '-':
      return fit(left - right);
    case '*':
      return fit(left * right);
    case '/':
      return right === 0n ? divisionByZero() : fit(left / right);
    case '%':
      return right === 0n ? divisionByZero() : left % right;
  }
}

function floats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

/** Refuses an integer of more than 64 bits. */
export function fit(value: bigint): bigint | EvaluationError {
  if (BigInt.asIntN(64, value) === value) return value;
  return new EvaluationError('Integer overflow.');
}

function divisionByZero(): EvaluationError {
  return new EvaluationError('Division by zero.');
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
