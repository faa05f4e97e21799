import { type AppError, err, ok, type Result } from '@quits/errors';
import { firestoreErrors } from '@quits/firestore';
import { productErrors } from '../errors/product-errors.ts';
import type { Group } from '../group/schema.ts';

/** Direction of a merge of two people, which may differ from the requested one. */
export interface MergeDirection {
  readonly gone: string;
  readonly kept: string;
  /** Whether the remaining person takes the name of the other, as requested. */
  readonly swapsNames: boolean;
}

/**
 * Determines which of two people remains when the first is merged into the second. Only an account
 * itself can claim a seat, so a member's person remains, under the requested name. An interrupted
 * merge keeps its direction. Fails with `invite/person-taken` if both have accounts.
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
