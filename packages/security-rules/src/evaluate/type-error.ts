import { EvaluationError, type RulesValue } from '../value/rules-value.ts';
import { typeOf } from '../value/type-of.ts';

/** Creates the error for an unexpected type. */
export function typeError(received: RulesValue, ...expected: readonly string[]): EvaluationError {
  const type = typeOf(received) ?? 'unknown';
  return new EvaluationError(`Type error. Received: [${type}] Expected: [${expected.join(',')}].`);
}

/** Creates the error for operands that an operator doesn't support. */
export function operandError(
  operator: string,
  left: RulesValue,
  right: RulesValue,
): EvaluationError {
  const types = [left, right].map((value) => typeOf(value) ?? 'unknown').join(` ${operator} `);
  return new EvaluationError(`Unsupported operation error. Received: ${types}.`);
}
