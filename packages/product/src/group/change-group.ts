import type { WriteLabel } from '../writes.ts';
import {
  deleteField,
  type Doc,
  generateId,
  serverTimestamp,
  type WriteBatch,
  type WriteHandle,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { activity } from '../activity/collections.ts';
import { groups } from './collections.ts';
import { invites } from '../invite/collections.ts';
import { previewChange } from './preview-change.ts';
import type { Group } from './schema.ts';
import { draftOf } from './group-change-draft.ts';
import type { GroupChange, KeptGroup } from './group-change.ts';
import { settingsTouchedBy } from './settings-touched.ts';
import { spareRevisions } from './spare-revisions.ts';

/** A group as the user saw it, and the author of the change. */
export interface ChangeGroupRequest {
  readonly group: Doc<Group>;
  readonly uid: string;
}

/** Changed fields by dotted path, and the activity entry. */
export interface GroupPatch {
  /** Describes the change to the user if it is rejected. */
  readonly label: WriteLabel;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly note: GroupChange;
  /** Previous values of the fields in the note. */
  readonly before?: KeptGroup;
  /** Person whom the change concerns. @default the group */
  readonly personId?: string;
  /** The commit's revision, for a note that names it. @default a new one */
  readonly rev?: string;
  /** Whether its author is no longer a member afterward. @default false */
  readonly endsAccess?: boolean;
}

/**
 * Changes a group's people, settings or members; rejected as a whole if another member changed the
 * same person, category, role or field first. One commit changes either people and settings or
 * members and archive state, never both.
 */
export function changeGroup(
  database: Database,
  { group, uid }: ChangeGroupRequest,
  { label, fields, note, before, personId, endsAccess = false, rev = generateId() }: GroupPatch,
): WriteHandle {
  return database.write(
    label,
    (batch) => {
      putGroupChange(batch, group, { fields, rev });
      noteGroupChange(batch, { groupId: group.id, uid, rev, note, before, personId });
    },
    { draft: draftOf(group.data, fields), endsAccess },
  );
}

/** Changed fields of a group by dotted path, and the commit's revision. */
export interface GroupFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rev: string;
}

/**
 * Adds a change of settings to a write: each affected setting gets the commit's revision, provided
 * that it still has the revision that the user saw.
 */
export function putGroupChange(
  batch: WriteBatch,
  group: Pick<Doc<Group>, 'id' | 'data'>,
  { fields, rev }: GroupFields,
): void {
  const { settings, people } = settingsTouchedBy(fields);
  const { revs } = group.data;
  const bases = Object.fromEntries(
    settings.flatMap((name) => {
      const base = revs[name];
      return base === undefined ? [] : [[name, base] as const];
    }),
  );
  batch.update(
    groups,
    {},
    group.id,
    {
      ...fields,
      ...Object.fromEntries(settings.map((name) => [`revs.${name}`, rev])),
      ...Object.fromEntries(
        spareRevisions(group.data, settings).map((name) => [`revs.${name}`, deleteField()]),
      ),
      edit: { rev, bases, people },
      lastActivityAt: serverTimestamp(),
    },
    {
      expects: Object.fromEntries(settings.map((name) => [`revs.${name}`, revs[name] ?? null])),
    },
  );
  putPreviewChange(batch, group, fields);
}

/**
 * Updates the previews of the standing links in the same commit. Expects no stored values, so that
 * an outdated preview never causes a rejection.
 */
function putPreviewChange(
  batch: WriteBatch,
  { id: groupId, data }: Pick<Doc<Group>, 'id' | 'data'>,
  fields: Readonly<Record<string, unknown>>,
): void {
  for (const link of Object.values(data.links ?? {})) {
    const change = previewChange(data, fields, link);
    if (Object.keys(change).length > 0) {
      batch.update(invites, { groupId }, link.inviteId, change);
    }
  }
}

/** Activity entry of a group change. */
export interface GroupNote {
  readonly groupId: string;
  readonly uid: string;
  /** The commit's revision, which is the entry's id. */
  readonly rev: string;
  readonly note: GroupChange;
  readonly before?: KeptGroup | undefined;
  readonly personId?: string | undefined;
}

/** Adds an entry of the history to a write. */
export function noteGroupChange(
  batch: WriteBatch,
  { groupId, uid, rev, note, before, personId }: GroupNote,
): void {
  batch.create(
    activity,
    { groupId },
    rev,
    {
      at: serverTimestamp(),
      by: uid,
      what: 'group',
      target:
        personId === undefined ? { kind: 'group', id: groupId } : { kind: 'person', id: personId },
      before: before === undefined ? null : { ...before },
      after: { ...note },
    },
    { proof: true },
  );
}
