import type { Outcome } from '../../value/rules-value.ts';
import { fit } from '../arithmetic.ts';
import type { Context } from '../context.ts';
import { builtin, failure } from '../signature.ts';

/**
 * Functions of the `math` namespace. The service doesn't support `isInfinite`, although it is
 * documented.
 */
export const mathFunctions = {
  'math.abs': builtin(['number'], (_: Context, x) =>
    typeof x === 'number' ? Math.abs(x) : fit(x < 0n ? -x : x),
  ),
  'math.ceil': builtin(['number'], (_: Context, x) => toInteger(x, Math.ceil)),
  'math.floor': builtin(['number'], (_: Context, x) => toInteger(x, Math.floor)),
  /** Halves go away from zero. */
  'math.round': builtin(['number'], (_: Context, x) =>
    toInteger(x, (value) => Math.sign(value) * Math.round(Math.abs(value))),
  ),
  'math.sqrt': builtin(['number'], (_: Context, x) => Math.sqrt(Number(x))),
  'math.pow': builtin(['number', 'number'], (_: Context, x, y) => Number(x) ** Number(y)),
  'math.isNaN': builtin(['number'], (_: Context, x) => Number.isNaN(x)),
};

function toInteger(x: bigint | number, round: (x: number) => number): Outcome {
  if (typeof x === 'bigint') return x;
  if (!Number.isFinite(x)) return failure(`${x} has no integer value.`);
  return fit(BigInt(round(x)));
}
