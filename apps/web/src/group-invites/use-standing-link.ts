import type { AppError, Result } from '@quits/errors';
import { useConnection, useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useEffect, useRef, useState } from 'react';
import { renewLink, revokeLink, standingLink } from '@quits/product/joining/standing-link.ts';
import { invites, links } from '@quits/product/invite/collections.ts';
import { inviteProblem } from '@quits/product/invite/invite-problem.ts';
import { isSamePreview, previewOf } from '@quits/product/joining/preview-of.ts';
import type { LinkRole } from '@quits/product/group/schema.ts';
import type { Invite } from '@quits/product/invite/schema.ts';
import type { Link } from '@quits/product/invite/link.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { useRights } from '../open-group/use-rights.ts';

/** A valid link with its invite. */
interface UsableLink {
  readonly link: Link;
  readonly invite: Invite;
}

/** Standing link of a role, with its actions. */
export interface StandingLinkState {
  /** Whether the link is loading or being created. */
  readonly isComing: boolean;
  /** `undefined` if none is valid. */
  readonly usable: UsableLink | undefined;
  readonly isBusy: boolean;
  readonly error: AppError | undefined;
  readonly create: () => void;
  readonly renew: () => void;
  readonly revoke: () => void;
}

/**
 * Subscribes to the standing link of a role; creates it if there is none yet, and updates an
 * outdated preview. After revoking it, the user decides whether there is another.
 */
export function useStandingLink(role: LinkRole): StandingLinkState {
  const database = useDatabase();
  const { id: groupId, data: group, pending } = useGroup();
  const { uid } = useRights();
  const [isBusy, setBusy] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [error, setError] = useState<AppError>();
  const [now] = useState(() => Date.now());
  const request = { groupId, uid, role, now };
  const stored = useLiveDocument(links, { groupId, id: role });
  const link = stored.status === 'ready' ? stored.data?.data : undefined;
  const found = useLiveDocument(invites, link && { groupId, id: link.inviteId });
  const invite = found.status === 'ready' ? found.data?.data : undefined;
  const isUsable = invite !== undefined && inviteProblem(invite, new Date(now)) === undefined;
  const isStale =
    isUsable &&
    link !== undefined &&
    found.status === 'ready' &&
    !found.fromCache &&
    !pending &&
    found.data?.pending === false &&
    !isSamePreview(previewOf(group, link.createdBy), invite.preview);

  useEffect(() => {
    // A failure is retried when the settings are opened again.
    if (isStale) void standingLink(database, { groupId, uid, role, now });
  }, [isStale, database, groupId, uid, role, now]);

  const isOffline = useConnection().status === 'offline';
  const isLoading = isOnTheWay(stored) || (link !== undefined && isOnTheWay(found));
  const wasThere = useRef(false);
  useEffect(() => {
    // The server doesn't know a group yet that was created a moment ago.
    if (isLoading || isOffline || pending || wasThere.current) return;
    wasThere.current = true;
    if (!isUsable) void create();
  });

  /** Once created, the link arrives through its listener. */
  async function create(): Promise<void> {
    setCreating(true);
    setError(undefined);
    const made = await standingLink(database, request);
    if (made.ok) return;
    setCreating(false);
    setError(made.error);
  }

  async function run(action: () => Promise<Result<unknown, AppError>>): Promise<void> {
    setBusy(true);
    setError(undefined);
    const done = await action();
    setBusy(false);
    if (!done.ok) setError(done.error);
  }

  return {
    isComing: isLoading || isCreating || pending,
    usable: link !== undefined && isUsable ? { link, invite } : undefined,
    isBusy,
    error,
    create: () => void create(),
    renew: () => void run(() => renewLink(database, request)),
    revoke: () => {
      setCreating(false);
      void run(() => revokeLink(database, request));
    },
  };
}

function isOnTheWay({ status }: { readonly status: string }): boolean {
  return status === 'idle' || status === 'loading';
}
