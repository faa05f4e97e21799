const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'narrow' });
const FULL = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long' });
const CLOCK = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });
const NUMBER = new Intl.NumberFormat('en');

/** Formats a past time relative to another, such as “5m ago”. Both are in ms since the epoch. */
export function relativeTime(time: number, now: number): string {
  // The clock of the page ticks slowly, so the latest times may lie after it. -0 is “0s ago”.
  const seconds = Math.min(Math.round((time - now) / 1000), -0);
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  if (unit === undefined) return RELATIVE.format(seconds, 'second');
  return RELATIVE.format(Math.trunc(seconds / unit[1]), unit[0]);
}

/** Formats a time with its day, second and time zone. */
export function fullTime(time: number): string {
  return FULL.format(time);
}

/** Formats a time of day. */
export function clockTime(time: number): string {
  return CLOCK.format(time);
}

/** Formats a whole number. */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** Formats a size in bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const units = ['KiB', 'MiB', 'GiB'];
  const exponent = Math.min(Math.floor(Math.log2(bytes) / 10), units.length);
  return `${(bytes / 1024 ** exponent).toFixed(1)} ${units[exponent - 1]}`;
}

/** Returns the rules' line that an explanation names, such as “L12”. */
export function ruleLine(explanation: string): string | undefined {
  return /@ (L\d+)/u.exec(explanation)?.[1];
}
