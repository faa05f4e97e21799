import { deleteField, serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { changeGroup, type ChangeGroupRequest } from './change-group.ts';

/** Makes a group read-only until it is reopened; for owners. */
export function archiveGroup(database: Database, request: ChangeGroupRequest): WriteHandle {
  return changeGroup(database, request, {
    label: 'archive-group',
    fields: { archivedAt: serverTimestamp() },
    note: { change: 'archived' },
  });
}

/** Reopens an archived group; for owners. */
export function reopenGroup(database: Database, request: ChangeGroupRequest): WriteHandle {
  return changeGroup(database, request, {
    label: 'reopen-group',
    fields: { archivedAt: deleteField(), deletingAt: deleteField() },
    note: { change: 'reopened' },
  });
}
