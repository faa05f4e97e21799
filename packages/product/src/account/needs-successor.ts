import { isLastOwner } from '../person/leave-group.ts';
import type { Group } from '../group/schema.ts';

/** A group that cannot go on without a decision: others are in it, and nobody else owns it. */
export function needsSuccessor(group: Group, uid: string): boolean {
  return group.memberUids.length > 1 && isLastOwner(group, uid);
}
