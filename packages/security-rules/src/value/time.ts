import { RulesTimestamp, type RulesDuration } from './rules-value.ts';

const BILLION = 1_000_000_000;
const FORMAT = /^(.+T\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Reads an RFC 3339 time with up to nanoseconds; `null` when it is none. */
export function parseTimestamp(text: string): RulesTimestamp | null {
  const parts = FORMAT.exec(text);
  const whole = parts === null ? Number.NaN : Date.parse(`${parts[1]}${parts[3]}`);
  if (Number.isNaN(whole)) return null;
  return new RulesTimestamp(whole / 1000, Number((parts?.[2] ?? '').padEnd(9, '0')));
}

/** Writes a time as RFC 3339 with as many decimals as it needs. */
export function formatTimestamp({ seconds, nanos }: RulesTimestamp): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `${seconds}s`;
  const whole = date.toISOString().slice(0, -5);
  const fraction = nanos === 0 ? '' : `.${String(nanos).padStart(9, '0').replace(/0+$/, '')}`;
  return `${whole}${fraction}Z`;
}

/** Nanoseconds since 1970. */
export function totalNanos({ seconds, nanos }: RulesTimestamp): bigint {
  return BigInt(seconds) * BigInt(BILLION) + BigInt(nanos);
}

/** Creates a timestamp from nanoseconds since 1970. */
export function timestampFromNanos(total: bigint): RulesTimestamp {
  const billion = BigInt(BILLION);
  let nanos = total % billion;
  if (nanos < 0n) nanos += billion;
  return new RulesTimestamp(Number((total - nanos) / billion), Number(nanos));
}

/** Orders two times. */
export function compareTimestamps(left: RulesTimestamp, right: RulesTimestamp): number {
  return left.seconds - right.seconds || left.nanos - right.nanos;
}

/** Writes a length of time in seconds, as the service's JSON does. */
export function formatDuration({ total }: RulesDuration): string {
  const size = total < 0n ? -total : total;
  const whole = size / BigInt(BILLION);
  const rest = size % BigInt(BILLION);
  const fraction = rest === 0n ? '' : `.${String(rest).padStart(9, '0').replace(/0+$/, '')}`;
  return `${total < 0n ? '-' : ''}${whole}${fraction}s`;
}
