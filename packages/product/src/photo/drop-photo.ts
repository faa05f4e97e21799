import type { Doc, WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import type { Files } from '../files/create-files.ts';
import type { Group } from '../group/schema.ts';
import { hidePhoto } from './hide-photo.ts';
import { photoCopyPath } from './photo-path.ts';

/** Photo of an account that an owner removes or unlinks. */
export interface DropPhotoRequest {
  readonly group: Doc<Group>;
  readonly uid: string;
  /** The write that removes or unlinks the account. */
  readonly write: Pick<WriteHandle, 'settled'>;
  readonly files: () => Promise<Pick<Files, 'remove'>>;
}

/**
 * Deletes an account's photo from a group once a write of an owner is accepted. If the page is
 * closed before, the account's own device does it.
 */
export async function dropPhoto(
  database: Database,
  { group, uid, write, files }: DropPhotoRequest,
): Promise<void> {
  const photoId = group.data.photos?.[uid];
  if (photoId === undefined || !(await write.settled).ok) return;
  await hidePhoto(database, { groupId: group.id, uid });
  (await files()).remove([photoCopyPath(group.id, uid, photoId)]);
}
