import type { CommitClock } from '../rpc/commit-clock.ts';
import { microsFromTimestamp, timestampFromMicros } from '../value/timestamp.ts';

/** Returns the time of a version as rules and server timestamps see it. Both are RFC 3339. */
export function requestTime({ lead }: CommitClock, version: string): string {
  return lead === 0 ? version : timestampFromMicros(microsFromTimestamp(version) - lead);
}
