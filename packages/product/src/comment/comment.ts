import { generateId, serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { comments } from './collections.ts';

/** Ids of the expense that a comment belongs to. */
export interface CommentPlace {
  readonly groupId: string;
  readonly expenseId: string;
}

/** Adds a comment to an expense; every member may comment. */
export function addComment(
  database: Database,
  place: CommentPlace,
  { text, uid }: { readonly text: string; readonly uid: string },
): WriteHandle {
  return database.write(
    'add-comment',
    (batch) => {
      batch.create(comments, place, generateId(), {
        text: text.trim(),
        by: uid,
        at: serverTimestamp(),
      });
    },
    { draft: text },
  );
}

/** Deletes the user's own comment. */
export function deleteComment(
  database: Database,
  place: CommentPlace,
  commentId: string,
): WriteHandle {
  return database.write('delete-comment', (batch) => batch.delete(comments, place, commentId));
}
