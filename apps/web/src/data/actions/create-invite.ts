import { type Database, newId, type WriteHandle } from '@quits/firestore';
import { invites } from '../collections.ts';
import type { Group } from '../schemas/group.ts';
import { sha256 } from './secret.ts';

const DAY = 86_400_000;

/** What a link needs to be made. */
export interface CreateInviteRequest {
  readonly groupId: string;
  readonly group: Group;
  readonly uid: string;
  readonly role: 'viewer' | 'editor';
  /** How long the link works, up to 366. @default 30 */
  readonly days?: number;
  /** How many can join by it, up to 1000. @default 50 */
  readonly uses?: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** An invitation; the secret goes into the link's fragment and nowhere else. */
export interface CreatedInvite {
  readonly inviteId: string;
  readonly secret: string;
  readonly write: WriteHandle;
}

/** Makes a link that lets its holders join for some days. */
export async function createInvite(
  database: Database,
  { groupId, group, uid, role, days = 30, uses = 50, now }: CreateInviteRequest,
): Promise<CreatedInvite> {
  const inviteId = newId();
  const secret = newId() + newId();
  const secretHash = await sha256(secret);
  const people = Object.entries(group.people);
  const inviter = people.find(([, person]) => person.uid === uid)?.[1].name ?? '';
  const write = database.write('create-invite', (batch) => {
    batch.create(invites, { groupId }, inviteId, {
      role,
      createdBy: uid,
      expiresAt: new Date(now + days * DAY),
      usesLeft: uses,
      secretHash,
      preview: {
        groupName: group.name,
        emoji: group.emoji,
        invitedBy: inviter,
        people: Object.fromEntries(
          people
            .filter(([, person]) => person.leftAt === undefined)
            .map(([personId, person]) => [personId, person.name]),
        ),
        taken: people
          .filter(([, person]) => person.uid !== undefined && person.leftAt === undefined)
          .map(([personId]) => personId),
      },
    });
  });
  return { inviteId, secret, write };
}
