import type { Value } from '@quits/service-base';
import { isNumber, numericOf, type NumberValue } from '../../value/number.ts';
import { double, FAILED, integer, NULL, type Outcome } from '../outcome.ts';
import { ANY_COUNT, strict, type PipelineFunctions } from '../pipeline-function.ts';

/** Functions of numbers. */
export const numberFunctions: PipelineFunctions = {
  add: arithmetic(
    (a, b) => a + b,
    (a, b) => a + b,
  ),
  subtract: arithmetic(
    (a, b) => a - b,
    (a, b) => a - b,
  ),
  multiply: arithmetic(
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  divide: arithmetic(
    (a, b) => (b === 0n ? undefined : a / b),
    (a, b) => a / b,
  ),
  mod: arithmetic(
    (a, b) => (b === 0n ? undefined : a % b),
    (a, b) => (b === 0 ? undefined : a % b),
  ),
  abs: strict(1, 1, ([value = NULL]) => {
    if ('integerValue' in value) return integer(magnitude(BigInt(value.integerValue)));
    return isNumber(value) ? double(Math.abs(toDouble(value))) : FAILED;
  }),
  ceil: whole(Math.ceil),
  floor: whole(Math.floor),
  round: places((number) => Math.sign(number) * Math.round(Math.abs(number))),
  trunc: places(Math.trunc),
  sqrt: real((number) => (number < 0 ? undefined : Math.sqrt(number))),
  exp: real(Math.exp),
  ln: real((number) => (number > 0 ? Math.log(number) : undefined)),
  log10: real((number) => (number > 0 ? Math.log10(number) : undefined)),
  log: strict(2, 2, ([value = NULL, base = NULL]) => {
    if (!isNumber(value) || !isNumber(base)) return FAILED;
    const [number, by] = [toDouble(value), toDouble(base)];
    return number > 0 && by > 0 && by !== 1 ? double(Math.log(number) / Math.log(by)) : FAILED;
  }),
  pow: strict(2, 2, ([base = NULL, exponent = NULL]) =>
    isNumber(base) && isNumber(exponent) ? double(toDouble(base) ** toDouble(exponent)) : FAILED,
  ),
};

/** The double nearest to a number of either kind. */
export function toDouble(value: NumberValue): number {
  return Number(numericOf(value));
}

/** Adds numbers: exactly while all are integers that fit. */
export function addNumbers(one: NumberValue, other: NumberValue): Outcome {
  if ('integerValue' in one && 'integerValue' in other) {
    return integer(BigInt(one.integerValue) + BigInt(other.integerValue));
  }
  return double(toDouble(one) + toDouble(other));
}

function arithmetic(
  exact: (a: bigint, b: bigint) => bigint | undefined,
  inexact: (a: number, b: number) => number | undefined,
) {
  const apply = (one: Value, other: Value): Outcome => {
    if (!isNumber(one) || !isNumber(other)) return FAILED;
    if ('integerValue' in one && 'integerValue' in other) {
      const result = exact(BigInt(one.integerValue), BigInt(other.integerValue));
      return result === undefined ? FAILED : integer(result);
    }
    const result = inexact(toDouble(one), toDouble(other));
    return result === undefined ? FAILED : double(result);
  };
  return strict(2, ANY_COUNT, ([first = NULL, ...others]) => {
    let result: Outcome = first;
    for (const other of others) {
      if (result === undefined || result === FAILED) return FAILED;
      result = apply(result, other);
    }
    return result;
  });
}

function magnitude(number: bigint): bigint {
  return number < 0n ? -number : number;
}

/** Returns a rounding function; integers stay unchanged. */
function whole(cut: (number: number) => number) {
  return strict(1, 1, ([value = NULL]) => {
    if ('integerValue' in value) return value;
    return isNumber(value) ? double(cut(toDouble(value))) : FAILED;
  });
}

/** Returns a function that rounds to decimal places; negative ones are before the point. */
function places(cut: (number: number) => number) {
  return strict(1, 2, ([value = NULL, decimals = { integerValue: '0' }]) => {
    if (!isNumber(value) || !('integerValue' in decimals)) return FAILED;
    const count = Number(decimals.integerValue);
    if ('integerValue' in value && count >= 0) return value;
    const number = toDouble(value);
    // Shifting the exponent in decimal avoids the errors of multiplying by a power of ten.
    const result = Number.isFinite(number) ? shift(cut(shift(number, count)), -count) : number;
    return 'integerValue' in value ? integer(BigInt(Math.trunc(result))) : double(result);
  });
}

function shift(number: number, decimals: number): number {
  const [digits = '0', exponent = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(exponent) + decimals}`);
}

function real(apply: (number: number) => number | undefined) {
  return strict(1, 1, ([value = NULL]) => {
    if (!isNumber(value)) return FAILED;
    const result = apply(toDouble(value));
    return result === undefined ? FAILED : double(result);
  });
}
