import { RulesDuration, RulesTimestamp } from '../../value/rules-value.ts';
import { builtin } from '../signature.ts';

const BILLION = 1_000_000_000n;
const SECONDS_PER_DAY = 86_400;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Methods of timestamps, all in UTC. */
export const timestampMethods = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part((date) => {
    const newYear = new Date(date);
    newYear.setUTCMonth(0, 1);
    return Math.round((date.getTime() - newYear.getTime()) / MILLISECONDS_PER_DAY) + 1;
  }),
  nanos: builtin([], (self: RulesTimestamp) => BigInt(self.nanos)),
  toMillis: builtin(
    [],
    (self: RulesTimestamp) => BigInt(self.seconds) * 1000n + BigInt(Math.floor(self.nanos / 1e6)),
  ),
  /** The start of its day. */
  date: builtin(
    [],
    (self: RulesTimestamp) => new RulesTimestamp(self.seconds - secondOfDay(self), 0),
  ),
  /** Returns the time since the start of the day. */
  time: builtin(
    [],
    (self: RulesTimestamp) =>
      new RulesDuration(BigInt(secondOfDay(self)) * BILLION + BigInt(self.nanos)),
  ),
};

/** Methods of durations. */
export const durationMethods = {
  seconds: builtin([], (self: RulesDuration) => self.total / BILLION),
  nanos: builtin([], (self: RulesDuration) => self.total % BILLION),
};

function part(read: (date: Date) => number) {
  return builtin([], (self: RulesTimestamp) => BigInt(read(new Date(self.seconds * 1000))));
}

function secondOfDay({ seconds }: RulesTimestamp): number {
  return ((seconds % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
}
