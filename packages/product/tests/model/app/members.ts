import type { Page } from '../page.ts';
import { removeMember, setRole } from '../../../src/person/change-members.ts';
import { joinGroup } from '../../../src/joining/join-group.ts';
import { leaveGroup } from '../../../src/person/leave-group.ts';
import { renewLink, standingLink } from '../../../src/joining/standing-link.ts';
import type { Role } from '../../../src/values/common.ts';
import { request } from './at.ts';

/** Parts of an invite link. */
export interface Link {
  readonly inviteId: string;
  readonly secret: string;
  readonly role: 'viewer' | 'editor';
}

/** Returns the group's link of a role, or a new one in its place; requires a connection. */
export async function invite(
  { database, groupId, uid }: Page,
  role: Link['role'],
  isRenewed = false,
): Promise<Link | undefined> {
  const obtain = isRenewed ? renewLink : standingLink;
  const link = await obtain(database, { groupId, uid, role, now: Date.now() });
  return link.ok ? { ...link.value, role } : undefined;
}

/** Joins by a link as an existing person, or as a new one. */
export async function join(
  page: Pick<Page, 'database' | 'uid' | 'groupId'>,
  link: Link,
  as: { readonly personId: string } | { readonly name: string },
  dropped: (writeId: string) => void = () => undefined,
): Promise<boolean> {
  const who =
    'name' in as
      ? ({ kind: 'new', name: as.name } as const)
      : ({ kind: 'existing', personId: as.personId } as const);
  const { groupId, uid, database } = page;
  const write = joinGroup(database, { groupId, uid, ...link, as: who });
  // The join screen reports the failure itself, or is gone.
  dropped(write.id);
  const done = await write.settled;
  if (!done.ok) await database.discardWrite(write.id);
  return done.ok;
}

/** Leaves the group; not for its last owner. */
export function leave(page: Page): void {
  leaveGroup(page.database, request(page));
}

/** Changes a member's role. */
export function giveRole(page: Page, member: string, role: Role): void {
  setRole(page.database, { ...request(page), member }, role);
}

/** Removes a member from the group. */
export function putOut(page: Page, member: string): void {
  removeMember(page.database, { ...request(page), member });
}
