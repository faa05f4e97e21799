import { type AppError, ok, type Result } from '@quits/errors';

/**
 * Number of documents in a commit whose rules stay below the service's limit of document reads even
 * without caching: up to three for each of them, and two for the rest of the commit.
 */
export const FEW = 6;

/**
 * Commits all items together; if the service refuses that, a few at a time, since the rules may
 * have exceeded their limit of reads. A refused commit has written nothing, and a successful one is
 * never repeated.
 */
export async function fewAtATime<Item>(
  items: readonly Item[],
  commit: (some: readonly Item[]) => Promise<Result<undefined, AppError>>,
): Promise<Result<undefined, AppError>> {
  const done = await commit(items);
  const isOther = done.ok || done.error.code !== 'firestore/permission-denied';
  if (isOther || items.length <= FEW) return done;
  for (let at = 0; at < items.length; at += FEW) {
    const some = await commit(items.slice(at, at + FEW));
    if (!some.ok) return some;
  }
  return ok(undefined);
}
