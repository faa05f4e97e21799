import type { Value } from '@quits/service-base';
import { compareValues } from '../../value/compare.ts';
import { EvaluationError } from '../evaluation-error.ts';
import { FAILED, isNull, isValue, NULL, truth, type Outcome } from '../outcome.ts';
import { ANY_COUNT, lazy, type PipelineFunctions } from '../pipeline-function.ts';

type Lazy = () => Outcome;

/** Functions that do not need a value of each argument. */
export const logicalFunctions: PipelineFunctions = {
  and: lazy(1, ANY_COUNT, (args) => decide(args, false)),
  or: lazy(1, ANY_COUNT, (args) => decide(args, true)),
  nor: lazy(1, ANY_COUNT, (args) => not(decide(args, true))),
  not: lazy(1, 1, ([arg]) => not(valueOf(arg))),
  xor: lazy(1, ANY_COUNT, (args) => xor(args.map((arg) => arg()))),
  conditional: lazy(3, 3, ([test, yes, no]) => choose(valueOf(test), yes, no)),
  switch_on: lazy(2, ANY_COUNT, switchOn),
  exists: lazy(1, 1, ([arg]) => {
    const outcome = valueOf(arg);
    return outcome === FAILED ? FAILED : truth(outcome !== undefined);
  }),
  is_absent: lazy(1, 1, ([arg]) => {
    const outcome = valueOf(arg);
    return outcome === FAILED ? FAILED : truth(outcome === undefined);
  }),
  is_error: lazy(1, 1, ([arg]) => truth(tried(arg) === FAILED)),
  if_error: lazy(2, 2, ([arg, fallback]) =>
    instead(
      () => tried(arg),
      fallback,
      (found) => found === FAILED,
    ),
  ),
  if_absent: lazy(2, 2, ([arg, fallback]) =>
    instead(arg, fallback, (found) => found === undefined),
  ),
  if_null: lazy(2, 2, ([arg, fallback]) => instead(arg, fallback, isNullOrAbsent)),
  coalesce: lazy(1, ANY_COUNT, (args) => {
    let last: Outcome;
    for (const arg of args) {
      last = arg();
      if (last === FAILED || (isValue(last) && !isNull(last))) return last;
    }
    return last;
  }),
  maximum: lazy(1, ANY_COUNT, (args) => extreme(args, 1)),
  minimum: lazy(1, ANY_COUNT, (args) => extreme(args, -1)),
};

function valueOf(arg: Lazy | undefined): Outcome {
  return arg === undefined ? FAILED : arg();
}

/** The value of an argument, or that it fails. */
function tried(arg: Lazy | undefined): Outcome {
  try {
    return valueOf(arg);
  } catch (error) {
    if (error instanceof EvaluationError) return FAILED;
    throw error;
  }
}

/** Returns whether an outcome is null or an absent field. */
function isNullOrAbsent(outcome: Outcome): boolean {
  return outcome === undefined || isNull(outcome);
}

/** One `decisive` argument is enough; without any, a failure takes precedence over null or an absent field. */
function decide(args: readonly Lazy[], decisive: boolean): Outcome {
  let result: Outcome = truth(!decisive);
  for (const arg of args) {
    const outcome = arg();
    if (isValue(outcome) && 'booleanValue' in outcome) {
      if (outcome.booleanValue === decisive) return outcome;
    } else if (!isNullOrAbsent(outcome)) result = FAILED;
    else if (result !== FAILED) result = NULL;
  }
  return result;
}

function not(outcome: Outcome): Outcome {
  if (!isValue(outcome)) return FAILED;
  if ('booleanValue' in outcome) return truth(!outcome.booleanValue);
  return isNull(outcome) ? NULL : FAILED;
}

function xor(outcomes: readonly Outcome[]): Outcome {
  let result = false;
  for (const outcome of outcomes) {
    if (isNullOrAbsent(outcome)) continue;
    if (!isValue(outcome) || !('booleanValue' in outcome)) return FAILED;
    result = result !== outcome.booleanValue;
  }
  return outcomes.some(isNullOrAbsent) ? NULL : truth(result);
}

function choose(test: Outcome, yes: Lazy | undefined, no: Lazy | undefined): Outcome {
  if (isNullOrAbsent(test)) return valueOf(no);
  if (!isValue(test) || !('booleanValue' in test)) return FAILED;
  return valueOf(test.booleanValue ? yes : no);
}

/** Evaluates pairs of a condition and a result; a single result at the end is the default. */
function switchOn(args: readonly Lazy[]): Outcome {
  for (let i = 0; i + 1 < args.length; i += 2) {
    const test = valueOf(args[i]);
    if (!isValue(test)) return FAILED;
    if ('booleanValue' in test && test.booleanValue) return valueOf(args[i + 1]);
  }
  if (args.length % 2 === 1) return valueOf(args.at(-1));
  throw new EvaluationError('all switch cases evaluate to false');
}

function instead(
  arg: Lazy | undefined,
  fallback: Lazy | undefined,
  isMissing: (outcome: Outcome) => boolean,
): Outcome {
  const outcome = valueOf(arg);
  return isMissing(outcome) ? valueOf(fallback) : outcome;
}

/** Returns the extreme of the arguments; of a single array, that of its elements. */
function extreme(args: readonly Lazy[], sign: 1 | -1): Outcome {
  const outcomes = args.map((arg) => arg());
  const [only] = outcomes;
  const isList = outcomes.length === 1 && isValue(only) && 'arrayValue' in only;
  const values: readonly Outcome[] = isList ? (only.arrayValue.values ?? []) : outcomes;
  let best: Value | undefined;
  for (const value of values) {
    if (!isValue(value) || isNull(value)) continue;
    if (best === undefined || compareValues(value, best) * sign > 0) best = value;
  }
  return best ?? NULL;
}
