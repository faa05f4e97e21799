import { EvaluationError, type RulesValue } from '../value/rules-value.ts';
import { typeOf } from '../value/type-of.ts';

/** Says which type came where another was wanted. */
export function typeError(received: RulesValue, ...expected: readonly string[]): EvaluationError {
  const type = typeOf(received) ?? 'unknown';
  return new EvaluationError(`Type error. Received: [${type}] Expected: [${expected.join(',')}].`);
}

/** Says that an operator does not know such operands. */
export function operandError(
  operator: string,
  left: RulesValue,
  right: RulesValue,
): EvaluationError {
  const types = [left, right].map((value) => typeOf(value) ?? 'unknown').join(` ${operator} `);
  return new EvaluationError(`Unsupported operation error. Received: ${types}.`);
}
