import { type Database, newId, type WriteHandle } from '@quits/firestore';
import { invites } from '../collections.ts';
import type { Group } from '../schemas/group.ts';
import { sha256Base64 } from './secret.ts';

const LIFETIME_DAYS = 30;
const USES = 50;

/** What a link needs to be made. */
export interface CreateInviteRequest {
  readonly groupId: string;
  readonly group: Group;
  readonly uid: string;
  readonly role: 'viewer' | 'editor';
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** An invitation; the secret goes into the link's fragment and nowhere else. */
export interface CreatedInvite {
  readonly inviteId: string;
  readonly secret: string;
  readonly write: WriteHandle;
}

/** Makes a link that lets its holder join for 30 days. */
export async function createInvite(
  database: Database,
  { groupId, group, uid, role, now }: CreateInviteRequest,
): Promise<CreatedInvite> {
  const inviteId = newId();
  const secret = newId() + newId();
  const secretHash = await sha256Base64(secret);
  const people = Object.entries(group.people);
  const inviter = people.find(([, person]) => person.uid === uid)?.[1].name ?? '';
  const write = database.write('create-invite', (batch) => {
    batch.create(invites, { groupId }, inviteId, {
      role,
      createdBy: uid,
      expiresAt: new Date(now + LIFETIME_DAYS * 86_400_000),
      usesLeft: USES,
      secretHash,
      preview: {
        groupName: group.name,
        emoji: group.emoji,
        invitedBy: inviter,
        people: Object.fromEntries(
          people
            .filter(([, person]) => person.uid === undefined && person.leftAt === undefined)
            .map(([personId, person]) => [personId, person.name]),
        ),
      },
    });
  });
  return { inviteId, secret, write };
}
