import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { putCommentCount } from '@quits/product/comment/comment.ts';
import { transactionBatch } from '../recurring/transaction-batch.ts';

const PAGE = 100;

/** Deletes the comments of an account in all groups, and counts them at their expenses. */
export async function removeComments(firestore: Firestore, uid: string): Promise<void> {
  const own = firestore.collectionGroup('comments').where('by', '==', uid).limit(PAGE);
  for (;;) {
    const page = await own.get(); // oxlint-disable-line no-await-in-loop -- Page by page.
    for (const comment of page.docs) {
      // oxlint-disable-next-line no-await-in-loop -- A commit counts one comment of an expense.
      await removeComment(firestore, comment);
    }
    if (page.size < PAGE) return;
  }
}

async function removeComment(firestore: Firestore, { ref }: QueryDocumentSnapshot): Promise<void> {
  const expense = ref.parent.parent;
  const group = expense?.parent.parent;
  if (expense === null || group === null || group === undefined) return;
  await firestore.runTransaction(async (transaction) => {
    const [comment, counting] = await transaction.getAll(ref, expense);
    if (comment?.exists !== true) return;
    transaction.delete(ref);
    if (comment.get('counted') !== true || counting?.exists !== true) return;
    const place = { groupId: group.id, expenseId: expense.id };
    putCommentCount(transactionBatch(firestore, transaction), place, { id: ref.id, change: -1 });
  });
}
