import {
  type Doc,
  generateId,
  increment,
  serverTimestamp,
  type WriteBatch,
  type WriteHandle,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { expenses } from '../expense/collections.ts';
import type { Expense } from '../expense/schema.ts';
import { comments } from './collections.ts';
import type { Comment } from './schema.ts';

/** Ids of the expense that a comment belongs to. */
export interface CommentPlace {
  readonly groupId: string;
  readonly expenseId: string;
}

/** A new comment. */
export interface NewComment {
  readonly groupId: string;
  readonly expense: Pick<Doc<Expense>, 'id' | 'data'>;
  readonly text: string;
  readonly uid: string;
}

/**
 * Adds a comment to an expense and counts it there; every member may comment. Expenses of an older
 * version have no count and never get one, since it would miss their earlier comments.
 */
export function addComment(
  database: Database,
  { groupId, expense, text, uid }: NewComment,
): WriteHandle {
  const place = { groupId, expenseId: expense.id };
  const isCounted = expense.data.commentCount !== undefined;
  return database.write(
    'add-comment',
    (batch) => {
      const id = generateId();
      batch.create(
        comments,
        place,
        id,
        {
          text: text.trim(),
          by: uid,
          at: serverTimestamp(),
          ...(isCounted ? { counted: true } : {}),
        },
        { proof: true },
      );
      if (isCounted) putCommentCount(batch, place, { id, change: 1 });
    },
    { draft: text },
  );
}

/** Deletes the user's own comment. */
export function deleteComment(
  database: Database,
  place: CommentPlace,
  comment: Pick<Doc<Comment>, 'id' | 'data'>,
): WriteHandle {
  return database.write('delete-comment', (batch) => {
    batch.delete(comments, place, comment.id);
    if (comment.data.counted === true) {
      putCommentCount(batch, place, { id: comment.id, change: -1 });
    }
  });
}

/** Counts one added or deleted comment; a commit can count only one of each expense. */
export function putCommentCount(
  batch: WriteBatch,
  { groupId, expenseId }: CommentPlace,
  { id, change }: { readonly id: string; readonly change: 1 | -1 },
): void {
  batch.update(expenses, { groupId }, expenseId, {
    commentCount: increment(change),
    lastComment: { id, at: serverTimestamp() },
  });
}
