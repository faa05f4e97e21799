import type { EventLog } from '../../data/event-log.ts';

/** Returns what the dashboard reads of a log: entries of both logs, newest first. */
export function mergedLog(one: EventLog, other: EventLog): Pick<EventLog, 'list' | 'subscribe'> {
  return {
    list: (limit) =>
      [...one.list(limit), ...other.list(limit)]
        .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
        .slice(0, limit),
    subscribe(listener) {
      const ends = [one.subscribe(listener), other.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
