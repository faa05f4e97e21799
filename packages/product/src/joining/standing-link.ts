import type { AppError, Result } from '@quits/errors';
import {
  deleteField,
  generateId,
  serverTimestamp,
  runTransaction,
  type TransactionReads,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { productErrors } from '../errors/product-errors.ts';
import { groups } from '../group/collections.ts';
import { invites, links } from '../invite/collections.ts';
import { inviteProblem } from '../invite/invite-problem.ts';
import { isSamePreview, previewOf } from './preview-of.ts';
import type { Group, LinkRole } from '../group/schema.ts';
import type { Invite } from '../invite/schema.ts';
import type { Link } from '../invite/link.ts';
import { sha256 } from '../invite/secret.ts';

const DAY = 86_400_000;
/** Maximum that the rules allow, since a standing link is valid until it is revoked. */
const LIFE = { days: 365, uses: 1000 } as const;

/** Group, account and role of a standing link. */
export interface StandingLinkRequest {
  readonly groupId: string;
  readonly uid: string;
  readonly role: LinkRole;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Parts of a link; the secret is only in the URL fragment. */
export type LinkParts = Pick<Link, 'inviteId' | 'secret'>;

/**
 * Returns the standing link of a role, and creates one if none is valid; concurrent requests of two
 * devices return the same link. Updates an outdated preview. The link is valid when returned, so
 * this requires a connection.
 */
export function standingLink(
  database: Database,
  request: StandingLinkRequest,
): Promise<Result<LinkParts, AppError>> {
  return obtain(database, request, false);
}

/** Revokes the standing link of a role and creates a new one. */
export function renewLink(
  database: Database,
  request: StandingLinkRequest,
): Promise<Result<LinkParts, AppError>> {
  return obtain(database, request, true);
}

/** Revokes the standing link of a role; the next request creates a new one. */
export function revokeLink(
  database: Database,
  { groupId, role }: Pick<StandingLinkRequest, 'groupId' | 'role'>,
): Promise<Result<undefined, AppError>> {
  return runTransaction(database, async ({ get }) => {
    const link = await get(links, { groupId }, role);
    return {
      value: undefined,
      write(batch) {
        if (link === undefined) return;
        batch.update(invites, { groupId }, link.inviteId, { revokedAt: serverTimestamp() });
        batch.delete(links, { groupId }, role);
        batch.update(groups, {}, groupId, { [`links.${role}`]: deleteField() });
      },
    };
  });
}

/** Stored state of a role's link. */
interface Stored {
  readonly group: Group;
  readonly link: Link | undefined;
  readonly invite: Invite | undefined;
}

async function read(
  { get }: TransactionReads,
  { groupId, role }: StandingLinkRequest,
): Promise<Stored> {
  const group = await get(groups, {}, groupId);
  if (group === undefined) throw productErrors.create('group/not-found');
  const link = await get(links, { groupId }, role);
  const invite = link && (await get(invites, { groupId }, link.inviteId));
  return { group, link, invite };
}

async function obtain(
  database: Database,
  request: StandingLinkRequest,
  isRenewed: boolean,
): Promise<Result<LinkParts, AppError>> {
  const { groupId, uid, role, now } = request;
  const fresh = { inviteId: generateId(), secret: generateId() + generateId() };
  const secretHash = await sha256(fresh.secret);
  return runTransaction<LinkParts>(database, async (reads) => {
    const { group, link, invite } = await read(reads, request);
    const isUsable = inviteProblem(invite, new Date(now)) === undefined;
    if (link !== undefined && invite !== undefined && isUsable && !isRenewed) {
      const preview = previewOf(group, link.createdBy);
      return {
        value: { inviteId: link.inviteId, secret: link.secret },
        write(batch) {
          if (isSamePreview(preview, invite.preview)) return;
          batch.update(invites, { groupId }, link.inviteId, { preview });
        },
      };
    }
    return {
      value: fresh,
      write(batch) {
        if (link !== undefined && isUsable) {
          batch.update(invites, { groupId }, link.inviteId, { revokedAt: serverTimestamp() });
        }
        batch.create(invites, { groupId }, fresh.inviteId, {
          role,
          createdBy: uid,
          expiresAt: new Date(now + LIFE.days * DAY),
          usesLeft: LIFE.uses,
          secretHash,
          standing: true,
          preview: previewOf(group, uid),
        });
        batch.set(links, { groupId }, role, {
          ...fresh,
          createdBy: uid,
          createdAt: serverTimestamp(),
          ...(link === undefined ? {} : { base: link.inviteId }),
        });
        batch.update(groups, {}, groupId, {
          [`links.${role}`]: { inviteId: fresh.inviteId, by: uid },
        });
      },
    };
  });
}
