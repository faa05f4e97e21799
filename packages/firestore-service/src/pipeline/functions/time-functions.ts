import type { Value } from '@quits/service-base';
import { formatTimestamp, parseTimestamp } from '../../value/timestamp.ts';
import { FAILED, integer, NULL, text, type Outcome } from '../outcome.ts';
import { strict, type PipelineFunctions } from '../pipeline-function.ts';
import { timeZone, type TimeZone } from '../time-zone.ts';
import {
  dayOfYear,
  firstWeekday,
  isoWeek,
  isoYear,
  isoYearStart,
  weekOfYear,
  weekStart,
} from '../weeks.ts';

const MICROS: Readonly<Record<string, bigint>> = {
  microsecond: 1n,
  millisecond: 1000n,
  second: 1_000_000n,
  minute: 60_000_000n,
  hour: 3_600_000_000n,
  day: 86_400_000_000n,
};
const DAY = 86_400_000_000n;
const FIRST = -62_135_596_800_000_000n;
const LAST = 253_402_300_799_999_999n;

/** Functions of points in time. */
export const timeFunctions: PipelineFunctions = {
  unix_micros_to_timestamp: fromUnix(1n),
  unix_millis_to_timestamp: fromUnix(1000n),
  unix_seconds_to_timestamp: fromUnix(1_000_000n),
  timestamp_to_unix_micros: toUnix(1n),
  timestamp_to_unix_millis: toUnix(1000n),
  timestamp_to_unix_seconds: toUnix(1_000_000n),
  timestamp_add: shifted(1n),
  timestamp_subtract: shifted(-1n),
  timestamp_diff: strict(3, 3, ([end = NULL, start = NULL, unit = NULL]) => {
    const [to, from, step] = [microsOf(end), microsOf(start), stepOf(unit)];
    if (to === undefined || from === undefined || step === undefined) return FAILED;
    return integer((to - from) / step);
  }),
  timestamp_trunc: strict(2, 3, ([time = NULL, part = NULL, zone = text('UTC')]) =>
    inZone(time, part, zone, ({ name, shown, clock, micros }) => {
      const [start, finest] = [startOf(shown, name), lookUp(MICROS, name)];
      if (start === undefined) return FAILED;
      if (name === 'microsecond') return timestamp(micros);
      const since = BigInt(shown.getTime() - start) * 1000n + (((micros % 1000n) + 1000n) % 1000n);
      // A day need not have 24 hours; an hour is one wherever it is.
      const isClockTime = finest !== undefined && finest < DAY;
      return timestamp(isClockTime ? micros - since : BigInt(clock.when(start)) * 1000n);
    }),
  ),
  timestamp_extract: strict(2, 3, ([time = NULL, part = NULL, zone = text('UTC')]) =>
    inZone(time, part, zone, ({ name, shown, micros }) => {
      const first = firstWeekday(name);
      if (first !== undefined) return integer(weekOfYear(shown, first));
      const found = lookUp(PARTS, name)?.(
        shown,
        Number(((micros % 1_000_000n) + 1_000_000n) % 1_000_000n),
      );
      return found === undefined ? FAILED : integer(found);
    }),
  ),
};

const PARTS: Readonly<Record<string, (date: Date, micros: number) => number>> = {
  microsecond: (_, micros) => micros,
  millisecond: (date) => date.getUTCMilliseconds(),
  second: (date) => date.getUTCSeconds(),
  minute: (date) => date.getUTCMinutes(),
  hour: (date) => date.getUTCHours(),
  day: (date) => date.getUTCDate(),
  dayofweek: (date) => date.getUTCDay() + 1,
  dayofyear: (date) => dayOfYear(date) + 1,
  isoweek: isoWeek,
  isoyear: isoYear,
  month: (date) => date.getUTCMonth() + 1,
  quarter: (date) => Math.floor(date.getUTCMonth() / 3) + 1,
  year: (date) => date.getUTCFullYear(),
};

/** A point in time in a time zone. */
interface Shown {
  /** Requested part or unit. */
  readonly name: string;
  /** Local time, represented as UTC. */
  readonly shown: Date;
  readonly clock: TimeZone;
  /** Since the epoch. */
  readonly micros: bigint;
}

function inZone(time: Value, part: Value, zone: Value, apply: (shown: Shown) => Outcome): Outcome {
  const micros = microsOf(time);
  if (micros === undefined || !('stringValue' in part) || !('stringValue' in zone)) return FAILED;
  const clock = timeZone(zone.stringValue);
  if (clock === undefined) return FAILED;
  const shown = new Date(clock.shown(Number(floorDivided(micros, 1000n))));
  return apply({ name: part.stringValue.toLowerCase(), shown, clock, micros });
}

function startOf(date: Date, part: string): number | undefined {
  const unit = lookUp(MICROS, part);
  const time = date.getTime();
  if (unit !== undefined) {
    const step = Math.max(Number(unit / 1000n), 1);
    return Math.floor(time / step) * step;
  }
  const first = firstWeekday(part);
  if (first !== undefined) return weekStart(date, first);
  switch (part) {
    case 'isoweek':
      return weekStart(date);
    case 'isoyear':
      return isoYearStart(date);
    case 'month':
      return monthStart(date, date.getUTCMonth());
    case 'quarter':
      return monthStart(date, Math.floor(date.getUTCMonth() / 3) * 3);
    case 'year':
      return yearStart(date);
    default:
      return undefined;
  }
}

function monthStart(date: Date, month: number): number {
  return new Date(0).setUTCFullYear(date.getUTCFullYear(), month, 1);
}

function yearStart(date: Date): number {
  return monthStart(date, 0);
}

function fromUnix(unit: bigint) {
  return strict(1, 1, ([value = NULL]) =>
    'integerValue' in value ? timestamp(BigInt(value.integerValue) * unit) : FAILED,
  );
}

function toUnix(unit: bigint) {
  return strict(1, 1, ([value = NULL]) => {
    const micros = microsOf(value);
    return micros === undefined ? FAILED : integer(floorDivided(micros, unit));
  });
}

function shifted(sign: bigint) {
  return strict(3, 3, ([time = NULL, unit = NULL, count = NULL]) => {
    const [micros, step] = [microsOf(time), stepOf(unit)];
    if (micros === undefined || step === undefined || !('integerValue' in count)) return FAILED;
    return timestamp(micros + sign * step * BigInt(count.integerValue));
  });
}

function stepOf(unit: Value): bigint | undefined {
  return 'stringValue' in unit ? lookUp(MICROS, unit.stringValue.toLowerCase()) : undefined;
}

function microsOf(value: Value): bigint | undefined {
  if (!('timestampValue' in value)) return undefined;
  const { seconds, micros } = parseTimestamp(value.timestampValue);
  return BigInt(seconds) * 1_000_000n + BigInt(micros);
}

function timestamp(micros: bigint): Outcome {
  if (micros < FIRST || micros > LAST) return FAILED;
  const seconds = floorDivided(micros, 1_000_000n);
  const rest = Number(micros - seconds * 1_000_000n);
  return { timestampValue: formatTimestamp({ seconds: Number(seconds), micros: rest }) };
}

function floorDivided(number: bigint, by: bigint): bigint {
  const quotient = number / by;
  return number % by < 0n ? quotient - 1n : quotient;
}

function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
