import { RpcError, type Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage, listAt, messageAt, stringAt } from '../rpc/read-message.ts';
import { encodeValue } from '../value/encode-value.ts';
import { compareValues } from '../value/compare.ts';
import { isNumber } from '../value/number.ts';
import { compileExpression } from './compile-expression.ts';
import { addNumbers, toDouble } from './functions/number-functions.ts';
import { double, isNull, isValue, list, NULL, type Outcome } from './outcome.ts';
import type { Environment } from './row.ts';

/** Combines an expression's results for each row of a group into one value. */
export type Accumulator = (rows: readonly Environment[]) => Value;

type Accumulate = (outcomes: readonly Outcome[]) => Value;

const ACCUMULATORS: Readonly<Record<string, Accumulate>> = {
  count: (outcomes) => count(outcomes.filter(isPresent)),
  count_if: (outcomes) =>
    count(outcomes.filter((each) => isValue(each) && 'booleanValue' in each && each.booleanValue)),
  count_distinct: (outcomes) => count(distinct(outcomes.filter(isPresent))),
  sum: (outcomes) => sum(outcomes),
  average(outcomes) {
    const numbers = outcomes.filter(isValue).filter(isNumber);
    const total = numbers.reduce((all, number) => all + toDouble(number), 0);
    return numbers.length === 0 ? NULL : double(total / numbers.length);
  },
  minimum: (outcomes) => outcomes.filter(isPresent).toSorted(compareValues)[0] ?? NULL,
  maximum: (outcomes) => outcomes.filter(isPresent).toSorted(compareValues).at(-1) ?? NULL,
  first: (outcomes) => orNull(outcomes[0]),
  last: (outcomes) => orNull(outcomes.at(-1)),
  array_agg: (outcomes) => list(outcomes.map(orNull)),
  array_agg_distinct: (outcomes) => list(distinct(outcomes.map(orNull))),
};

/** Compiles an accumulator. @throws {RpcError} `INVALID_ARGUMENT` or `UNIMPLEMENTED` */
export function compileAccumulator(raw: unknown): Accumulator {
  const call = isMessage(raw) ? messageAt(raw, 'functionValue') : undefined;
  if (call === undefined) throw invalidArgument('An accumulator must be a function.');
  const name = stringAt(call, 'name');
  const accumulate = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (accumulate === undefined) {
    throw new RpcError('UNIMPLEMENTED', `The accumulator "${name}" is not supported in pipelines.`);
  }
  const [arg, ...others] = listAt(call, 'args');
  if (others.length > 0 || (arg === undefined && name !== 'count')) {
    throw invalidArgument(`The accumulator "${name}" takes one argument.`);
  }
  if (arg === undefined) return (rows) => count(rows);
  const evaluate = compileExpression(arg);
  return (rows) => accumulate(rows.map(evaluate));
}

/** Values without repetitions: 3 and 3.0 are one. */
function distinct(values: readonly Value[]): Value[] {
  const known = new Map<string, Value>();
  for (const value of values) {
    const key = encodeValue(value).toString('latin1');
    if (!known.has(key)) known.set(key, value);
  }
  return [...known.values()];
}

function isPresent(outcome: Outcome): outcome is Value {
  return isValue(outcome) && !isNull(outcome);
}

function orNull(outcome: Outcome): Value {
  return isValue(outcome) ? outcome : NULL;
}

function count(items: readonly unknown[]): Value {
  return { integerValue: String(items.length) };
}

function sum(outcomes: readonly Outcome[]): Value {
  let total: Value = { integerValue: '0' };
  for (const number of outcomes.filter(isValue).filter(isNumber)) {
    if (!isNumber(total)) break;
    const next = addNumbers(total, number);
    // A sum that exceeds 64 bits continues as a double.
    total = isValue(next) ? next : double(toDouble(total) + toDouble(number));
  }
  return total;
}
