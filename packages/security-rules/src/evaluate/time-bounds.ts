import { EvaluationError, RulesDuration, type Outcome } from '../value/rules-value.ts';
import { timestampFromNanos } from '../value/time.ts';

const BILLION = 1_000_000_000n;
/** 0001-01-01 and the end of 9999, as the service's timestamps have them. */
const FIRST = -62_135_596_800n * BILLION;
const LAST = 253_402_300_800n * BILLION - 1n;
/** Ten thousand years, as the service's durations have them. */
const LONGEST = 315_576_000_000n * BILLION;

/** Creates a timestamp from nanoseconds since 1970; an error outside the years 1 to 9999. */
export function timestampAt(nanos: bigint): Outcome {
  if (nanos >= FIRST && nanos <= LAST) return timestampFromNanos(nanos);
  return new EvaluationError('Timestamp out of range.');
}

/** Creates a duration from nanoseconds; an error beyond ten thousand years. */
export function durationOf(nanos: bigint): Outcome {
  if (nanos >= -LONGEST && nanos <= LONGEST) return new RulesDuration(nanos);
  return new EvaluationError('Duration out of range.');
}
