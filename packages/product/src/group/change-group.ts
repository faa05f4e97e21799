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

/** A group as it was when the person looked at it, and who changes it. */
export interface ChangeGroupRequest {
  readonly group: Doc<Group>;
  readonly uid: string;
}

/** What changes, by dotted paths, and what the history says about it. */
export interface GroupPatch {
  /** Tells the person what it was, should it be refused. */
  readonly label: WriteLabel;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly note: GroupChange;
  /** What it was before, of what the note says. */
  readonly before?: KeptGroup;
  /** Whom it is about. @default the group */
  readonly personId?: string;
  /** The commit's revision, for a note that names it. @default a new one */
  readonly rev?: string;
  /** Whoever makes it is no member after it. @default false */
  readonly endsAccess?: boolean;
}

/**
 * Changes a group's people, settings or members; refused whole when someone changed the same person,
 * category, role or field first. One commit changes either people and settings or members and archive,
 * never both.
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

/** What is changed of a group, by dotted paths, in the commit of this revision. */
export interface GroupFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rev: string;
}

/**
 * Adds a change of settings to a write: each setting that it touches gets the commit's revision, on
 * condition that it still has the one it was seen with.
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
 * What the standing links show follows in the same commit. It expects nothing of what is stored there, so
 * that it never refuses what it is about.
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

/** What an entry of the history says about a group's change. */
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
