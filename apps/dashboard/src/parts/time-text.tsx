import { fullTime, relativeTime } from '../lib/format.ts';
import { useNow } from '../lib/use-now.ts';

/** A time relative to now, in full on hover. `time` is RFC 3339 or in ms since the epoch. */
export function TimeText({ time }: { readonly time: string | number }) {
  const now = useNow();
  const ms = typeof time === 'number' ? time : Date.parse(time);
  return (
    <time dateTime={new Date(ms).toISOString()} title={fullTime(ms)}>
      {relativeTime(ms, now)}
    </time>
  );
}
