import { isMessage } from '../rpc/read-message.ts';
import { compareValues } from '../value/compare.ts';
import { compileExpression } from './compile-expression.ts';
import { isValue, NULL } from './outcome.ts';
import type { Environment, Evaluate } from './row.ts';
import { fieldsIn } from './stage-arguments.ts';

/** One part of an order. */
export interface Ordering {
  readonly evaluate: Evaluate;
  readonly sign: 1 | -1;
}

/** Reads one part of an order. @throws {RpcError} `INVALID_ARGUMENT` */
export function orderingIn(raw: unknown): Ordering {
  const fields = new Map(fieldsIn(raw));
  const direction = fields.get('direction');
  const isDescending = isMessage(direction) && direction['stringValue'] === 'descending';
  return { evaluate: compileExpression(fields.get('expression')), sign: isDescending ? -1 : 1 };
}

/** Compares rows; absent values come first, with null. */
export function compareRows(orders: readonly Ordering[], a: Environment, b: Environment): number {
  for (const { evaluate, sign } of orders) {
    const one = evaluate(a);
    const other = evaluate(b);
    const order = compareValues(isValue(one) ? one : NULL, isValue(other) ? other : NULL);
    if (order !== 0) return order * sign;
  }
  return 0;
}
