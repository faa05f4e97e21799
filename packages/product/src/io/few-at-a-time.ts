import { type AppError, ok, type Result } from '@quits/errors';

/**
 * Documents of one commit whose rules read few enough others, if the service remembers none between them:
 * up to three for each of them, and two for the rest of the commit.
 */
export const FEW = 6;

/**
 * Commits all items together; where the service refuses that, a few at a time, since it may be that its
 * rules would read too much. A commit that was refused has written nothing, and one that was not is
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
