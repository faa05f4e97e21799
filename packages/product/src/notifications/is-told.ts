import type { Activity } from '../activity/schema.ts';
import { concerns } from './concerns.ts';
import { isQuiet } from './is-quiet.ts';
import type { Choices } from './schema.ts';

/** An account that may be notified of a change. */
export interface Listener {
  readonly uid: string;
  readonly choices: Choices;
  /** Its person in the group, if it is linked to one. */
  readonly personId: string | undefined;
}

/** A change of a group. */
export interface ToldChange {
  readonly groupId: string;
  readonly entry: Activity;
  readonly now: Date;
}

/** Returns whether an account is notified of a change: never of its own, of what it has seen, nor during its quiet hours. */
export function isTold(
  { uid, choices, personId }: Listener,
  { groupId, entry, now }: ToldChange,
): boolean {
  if (entry.by === uid || isQuiet(choices.quiet, choices.zone, now)) return false;
  if (choices.seen[groupId] !== undefined && now <= choices.seen[groupId]) return false;
  const level = choices.groups[groupId] ?? 'all';
  if (level === 'mine') return personId !== undefined && concerns(entry, personId);
  return level === 'all';
}
