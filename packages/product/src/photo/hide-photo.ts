import type { AppError, Result } from '@quits/errors';
import { deleteField, runTransaction } from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from '../group/collections.ts';

/** Account and group of a shown photo. */
export interface PhotoPlace {
  readonly groupId: string;
  readonly uid: string;
}

/**
 * Removes an account's photo from a group; for the account itself and owners, with a connection.
 * The file is deleted separately.
 */
export function hidePhoto(
  database: Database,
  place: PhotoPlace,
): Promise<Result<undefined, AppError>> {
  return changePhoto(database, place, undefined);
}

/** Changes the photo that a group shows of an account; `undefined` shows none. */
export function changePhoto(
  database: Database,
  { groupId, uid }: PhotoPlace,
  photoId: string | undefined,
): Promise<Result<undefined, AppError>> {
  return runTransaction(database, async ({ get }) => {
    const group = await get(groups, {}, groupId);
    const isSame = group === undefined || group.photos?.[uid] === photoId;
    return {
      value: undefined,
      write(batch) {
        // The rules refuse a commit that changes nothing.
        if (isSame) return;
        batch.update(groups, {}, groupId, { [`photos.${uid}`]: photoId ?? deleteField() });
      },
    };
  });
}
