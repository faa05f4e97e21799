import { generateId, serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { comments } from './collections.ts';

/** Which expense is spoken of, and by whom. */
export interface CommentPlace {
  readonly groupId: string;
  readonly expenseId: string;
}

/** Says something about an expense; whoever may see it may. */
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

/** Takes one's own comment back. */
export function deleteComment(
  database: Database,
  place: CommentPlace,
  commentId: string,
): WriteHandle {
  return database.write('delete-comment', (batch) => batch.delete(comments, place, commentId));
}
