/** A time zone: converts between points in time and local times. */
export interface TimeZone {
  /** Returns the local time, represented as UTC, in ms since the epoch. */
  shown(time: number): number;
  /** Returns the first point in time with a local time, in ms since the epoch. */
  when(shown: number): number;
}

const UTC: TimeZone = { shown: (time) => time, when: (shown) => shown };

const known = new Map<string, TimeZone | undefined>([['UTC', UTC]]);
const MOST_KNOWN = 1000;

/** Finds a zone by its name in the time zone database, or by hours and minutes from UTC. */
export function timeZone(name: string): TimeZone | undefined {
  if (known.has(name)) return known.get(name);
  const zone = OFFSET.test(name) ? fixedZone(name) : namedZone(name);
  if (known.size < MOST_KNOWN) known.set(name, zone);
  return zone;
}

const OFFSET = /^([+-])(\d{1,2})(?::(\d{1,2}))?$/;

function fixedZone(name: string): TimeZone | undefined {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(name) ?? [];
  if (Number(hours) > 14 || Number(minutes) > 59) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return { shown: (time) => time + offset, when: (shown) => shown - offset };
}

function namedZone(name: string): TimeZone | undefined {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone: name });
  } catch {
    return undefined;
  }
  const shown = (time: number) => shownBy(format, time);
  return {
    shown,
    when(local) {
      const guess = local - (shown(local) - local);
      // If the offset changed in between, the offset after the change is correct.
      const other = local - (shown(guess) - guess);
      return shown(other) === local ? other : Math.max(guess, other);
    },
  };
}

const CLOCK = {
  calendar: 'gregory',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

function shownBy(format: Intl.DateTimeFormat, time: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, 0) + (((time % 1000) + 1000) % 1000);
}
