import type { Doc } from '@quits/firestore';
import { localDate } from '../values/local-date.ts';
import type { Activity } from './schema.ts';

/** One line of the screen: a heading or an entry. */
export type ActivityLine =
  | { readonly kind: 'day'; readonly id: string; readonly date: string }
  | { readonly kind: 'seen'; readonly id: 'seen' }
  | { readonly kind: 'entry'; readonly id: string; readonly entry: Doc<Activity> };

/**
 * Inserts a heading before each day, and a divider between new entries and those older than the
 * last visit (milliseconds since the epoch). The user's own changes are never new.
 */
export function activityLines(
  entries: readonly Doc<Activity>[],
  lastVisit: number | undefined,
  uid: string | undefined,
): readonly ActivityLine[] {
  const isNew = ({ data }: Doc<Activity>) =>
    lastVisit !== undefined && data.at !== null && data.at.getTime() > lastVisit;
  const mark = entries.some((entry) => isNew(entry) && entry.data.by !== uid)
    ? entries.findIndex((entry) => entry.data.at !== null && !isNew(entry))
    : -1;
  const lines: ActivityLine[] = [];
  let day: string | undefined;
  for (const [index, entry] of entries.entries()) {
    if (index === mark) lines.push({ kind: 'seen', id: 'seen' });
    const date = localDate(entry.data.at ?? new Date());
    if (date !== day) lines.push({ kind: 'day', id: `day ${date} ${index}`, date });
    day = date;
    lines.push({ kind: 'entry', id: entry.id, entry });
  }
  return lines;
}
