import { isLastOwner } from '../person/leave-group.ts';
import type { Group } from '../group/schema.ts';

/**
 * Returns whether a group needs a decision before its owner leaves: it has other members, but no
 * other owner.
 */
export function needsSuccessor(group: Group, uid: string): boolean {
  return group.memberUids.length > 1 && isLastOwner(group, uid);
}
