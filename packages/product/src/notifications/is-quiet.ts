import type { QuietHours } from './schema.ts';

/** Returns whether a moment is within quiet hours, which include their beginning but not their end. */
export function isQuiet(quiet: QuietHours | null, zone: string, at: Date): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  const now = timeIn(zone, at);
  return from <= to ? from <= now && now < to : from <= now || now < to;
}

/** Returns the time of day as `HH:MM`; in UTC if the zone is unknown here. */
function timeIn(timeZone: string, at: Date): string {
  try {
    return formatted(timeZone, at);
  } catch {
    return formatted('UTC', at);
  }
}

function formatted(timeZone: string, at: Date): string {
  const shape = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', shape).format(at);
}
