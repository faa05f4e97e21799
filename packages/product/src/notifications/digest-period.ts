import type { Digest } from './schema.ts';

const DAY = 86_400_000;
/** Time of day at which summaries end, in ms since midnight in UTC. */
const HOUR = 6 * 3_600_000;
/** The first Monday since 1970, in ms since the epoch. */
const MONDAY = 4 * DAY;

/** Returns when the last complete period ended: at 6:00 UTC, of each day or of Monday. */
export function digestPeriodEnd(every: Digest['every'], now: Date): Date {
  const [length, first] = every === 'daily' ? [DAY, HOUR] : [7 * DAY, MONDAY + HOUR];
  return new Date(Math.floor((now.getTime() - first) / length) * length + first);
}
