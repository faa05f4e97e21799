import {
  type Database,
  type Doc,
  newId,
  serverTimestamp,
  type WriteBatch,
  type WriteHandle,
} from '@quits/firestore';
import { activity, groups } from '../collections.ts';
import type { Group } from '../schemas/group.ts';
import { draftOf } from '../rebased-change.ts';
import type { GroupChange, KeptGroup } from '../schemas/group-change.ts';

/** A group as it was when the person looked at it, and who changes it. */
export interface ChangeGroupRequest {
  readonly group: Doc<Group>;
  readonly uid: string;
}

/** What changes, by dotted paths, and what the history says about it. */
export interface GroupPatch {
  /** Tells the person what it was, should it be refused. */
  readonly label: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly note: GroupChange;
  /** What it was before, of what the note says. */
  readonly before?: KeptGroup;
  /** Whom it is about. @default the group */
  readonly personId?: string;
}

/**
 * Changes a group's people, settings or members; refused whole when someone changed them first. One
 * commit changes either people and settings or members and archive, never both.
 */
export function changeGroup(
  database: Database,
  { group, uid }: ChangeGroupRequest,
  { label, fields, note, before, personId }: GroupPatch,
): WriteHandle {
  return database.write(
    label,
    (batch) => {
      batch.update(groups, {}, group.id, {
        ...fields,
        version: group.data.version + 1,
        lastActivityAt: serverTimestamp(),
      });
      noteGroupChange(batch, { groupId: group.id, uid, note, before, personId });
    },
    { draft: draftOf(group.data, fields) },
  );
}

/** What an entry of the history says about a group's change. */
export interface GroupNote {
  readonly groupId: string;
  readonly uid: string;
  readonly note: GroupChange;
  readonly before?: KeptGroup | undefined;
  readonly personId?: string | undefined;
}

/** Adds an entry of the history to a write. */
export function noteGroupChange(
  batch: WriteBatch,
  { groupId, uid, note, before, personId }: GroupNote,
): void {
  batch.create(activity, { groupId }, newId(), {
    at: serverTimestamp(),
    by: uid,
    what: 'group',
    target:
      personId === undefined ? { kind: 'group', id: groupId } : { kind: 'person', id: personId },
    before: before === undefined ? null : { ...before },
    after: { ...note },
  });
}
