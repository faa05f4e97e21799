import type { Doc } from '@quits/firestore';
import { localDate } from '../values/local-date.ts';
import type { Activity } from './schema.ts';

/** One line of the screen: a heading or an entry. */
export type ActivityLine =
  | { readonly kind: 'day'; readonly id: string; readonly date: string }
  | { readonly kind: 'seen'; readonly id: 'seen' }
  | {
      readonly kind: 'entry';
      readonly id: string;
      readonly entry: Doc<Activity>;
      /** Whether it is a deletion that was reverted since. */
      readonly isReverted: boolean;
    };

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
  // Deleted and restored targets that a newer entry was about.
  const later = new Set<string>();
  let day: string | undefined;
  for (const [index, entry] of entries.entries()) {
    if (index === mark) lines.push({ kind: 'seen', id: 'seen' });
    const date = localDate(entry.data.at ?? new Date());
    if (date !== day) lines.push({ kind: 'day', id: `day ${date} ${index}`, date });
    day = date;
    const { what, target } = entry.data;
    const isReverted = what === 'deleted' && later.has(target.id);
    if (what === 'deleted' || what === 'restored') later.add(target.id);
    lines.push({ kind: 'entry', id: entry.id, entry, isReverted });
  }
  return lines;
}
