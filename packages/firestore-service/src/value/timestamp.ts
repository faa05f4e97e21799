import { invalidArgument } from '../rpc/invalid-argument.ts';

const RFC3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** A point in time; `micros` is 0 to 999,999. */
export interface Instant {
  /** Since 1970, negative before. */
  readonly seconds: number;
  readonly micros: number;
}

/**
 * Parses an RFC 3339 timestamp, truncated to microseconds.
 * @throws {RpcError} `INVALID_ARGUMENT` if malformed or outside the years 1 to 9999
 */
export function parseTimestamp(text: string): Instant {
  const match = RFC3339.exec(text);
  if (match === null) throw invalidArgument(`Invalid timestamp: ${text.slice(0, 64)}`);
  const [, year, month, day, hour, minute, second, fraction = '', sign, offHour, offMinute] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const sameDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (!sameDay || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) {
    throw invalidArgument(`Invalid timestamp: ${text}`);
  }
  const offset = (Number(offHour ?? 0) * 60 + Number(offMinute ?? 0)) * 60;
  const clock = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const seconds = date.getTime() / 1000 + clock + (sign === '+' ? -offset : offset);
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) {
    throw invalidArgument(`Timestamp outside the years 1 to 9999: ${text}`);
  }
  return { seconds, micros: Number(fraction.slice(0, 6).padEnd(6, '0')) };
}

/** The canonical text of an instant: UTC with 0, 3 or 6 digits of fraction. */
export function formatTimestamp({ seconds, micros }: Instant): string {
  const whole = formatSecond(seconds);
  if (micros === 0) return `${whole}Z`;
  const digits = String(micros).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

/** Text of the last second, cached because consecutive times are mostly within one. */
let lastSecond = { seconds: 0, text: '1970-01-01T00:00:00' };

function formatSecond(seconds: number): string {
  if (lastSecond.seconds !== seconds) {
    lastSecond = { seconds, text: new Date(seconds * 1000).toISOString().slice(0, 19) };
  }
  return lastSecond.text;
}

/**
 * Converts an RFC 3339 timestamp to its canonical text. @throws {RpcError} as {@link
 * parseTimestamp}
 */
export function canonicalTimestamp(text: string): string {
  return formatTimestamp(parseTimestamp(text));
}

/** Compares two canonical timestamps: without the final Z, their texts sort like the instants. */
export function compareTimestamps(a: string, b: string): number {
  if (a === b) return 0;
  return a.slice(0, -1) < b.slice(0, -1) ? -1 : 1;
}

/** The canonical text of a count of microseconds since 1970. */
export function timestampFromMicros(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return formatTimestamp({ seconds, micros: micros - seconds * 1_000_000 });
}

/** Times in a row are mostly of few seconds, which are then read once. */
const secondsByText = new Map<string, number>();
const MAX_KNOWN = 64;

/** Microseconds since 1970 of a canonical text; exact for times within 285 years of it. */
export function microsFromTimestamp(text: string): number {
  const second = text.slice(0, 19);
  let seconds = secondsByText.get(second);
  if (seconds === undefined) {
    ({ seconds } = parseTimestamp(text));
    if (secondsByText.size >= MAX_KNOWN) secondsByText.clear();
    secondsByText.set(second, seconds);
  }
  return seconds * 1_000_000 + Number(text.slice(20, -1).padEnd(6, '0'));
}
