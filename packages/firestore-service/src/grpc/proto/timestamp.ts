import { invalidArgument } from '../../rpc/invalid-argument.ts';

const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;
const FORMAT = /^(.{19})(?:\.(\d{1,9}))?Z$/u;

/** RFC 3339 in UTC with 0, 3, 6 or 9 digits. @throws {RpcError} outside the years 1 to 9999 */
export function timestampToJson(seconds: number, nanos: number): string {
  const isValid =
    seconds >= FIRST_SECOND && seconds <= LAST_SECOND && nanos >= 0 && nanos < 1_000_000_000;
  if (!isValid) throw invalidArgument('A timestamp lies outside the years 1 to 9999.');
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  return `${whole}${fraction(nanos)}Z`;
}

/** Converts a timestamp of this service to seconds and nanoseconds. */
export function timestampFromJson(text: string): { seconds: number; nanos: number } {
  const match = FORMAT.exec(text);
  const millis = match === null ? Number.NaN : Date.parse(`${match[1]}Z`);
  if (Number.isNaN(millis)) throw new TypeError(`Not a timestamp in UTC: ${text}`);
  return { seconds: millis / 1000, nanos: Number((match?.[2] ?? '').padEnd(9, '0')) };
}

/** Decimal seconds with an `s`, as JSON has durations. */
export function durationToJson(seconds: number, nanos: number): string {
  const sign = seconds < 0 || nanos < 0 ? '-' : '';
  return `${sign}${Math.abs(seconds)}${fraction(Math.abs(nanos))}s`;
}

/** Converts a duration of this service to seconds and nanoseconds. */
export function durationFromJson(text: string): { seconds: number; nanos: number } {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/u.exec(text);
  if (match === null) throw new TypeError(`Not a duration: ${text}`);
  const sign = match[1] === '-' ? -1 : 1;
  return {
    seconds: sign * Number(match[2]),
    nanos: sign * Number((match[3] ?? '').padEnd(9, '0')),
  };
}

function fraction(nanos: number): string {
  if (nanos === 0) return '';
  const digits = String(nanos).padStart(9, '0');
  return `.${digits.replace(/(?:0{6}|0{3})$/u, '')}`;
}
