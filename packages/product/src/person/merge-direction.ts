import { type AppError, err, ok, type Result } from '@quits/errors';
import { firestoreErrors } from '@quits/firestore';
import { productErrors } from '../errors/product-errors.ts';
import type { Group } from '../group/schema.ts';

/** Which of two people stays, whatever the other way round was asked for. */
export interface MergeDirection {
  readonly gone: string;
  readonly kept: string;
  /** The one who stays takes the name of the other, which was chosen. */
  readonly swapsNames: boolean;
}

/**
 * Which of two people stays when the first is merged into the second. Nobody but an account itself sits
 * down, so a member's person stays, under the name that was chosen. A merge that was interrupted goes on
 * the way it began. Fails with `invite/person-taken` when both are accounts.
 */
export function mergeDirection(
  { people, memberUids }: Pick<Group, 'people' | 'memberUids'>,
  from: string,
  into: string,
): Result<MergeDirection, AppError> {
  const [first, second] = [people[from], people[into]];
  if (first === undefined || second === undefined || from === into) {
    return err(firestoreErrors.create('write/gone'));
  }
  const asked = { gone: from, kept: into, swapsNames: false };
  const turned = { gone: into, kept: from, swapsNames: false };
  if (first.mergingInto === into) return ok(asked);
  if (second.mergingInto === from) return ok(turned);
  if (first.uid === undefined || first.uid === second.uid) return ok(asked);
  if (second.uid !== undefined) return err(productErrors.create('invite/person-taken'));
  return ok(memberUids.includes(first.uid) ? { ...turned, swapsNames: true } : asked);
}
