import { useUser } from '@quits/auth/react';
import type { AppError, Result } from '@quits/errors';
import { getViaRest } from '@quits/firestore';
import { useConnection, useDatabase, useLiveDocument } from '@quits/firestore/react';
import { invites } from '@quits/product/invite/collections.ts';
import { inviteProblem } from '@quits/product/invite/invite-problem.ts';
import type { Invite } from '@quits/product/invite/schema.ts';
import { useCallback, useEffect, useState } from 'react';

/** Parts of a link. */
export interface InviteParts {
  readonly groupId: string;
  readonly inviteId: string;
  /** Empty if the link was truncated. */
  readonly secret: string;
}

/** An invite as its holder sees it. */
export interface InviteState {
  readonly isLoading: boolean;
  readonly invite: Invite | undefined;
  /** Why the link can't be used; a link that isn't on this device may still exist. */
  readonly problem: { readonly code: string } | undefined;
  /** Whether it updates live, as it does for users. */
  readonly isLive: boolean;
  readonly retry: () => void;
}

/** Returns an invite: live for users; for visitors, fetched each time the page becomes visible. */
export function useInvite({ groupId, inviteId, secret }: InviteParts): InviteState {
  const database = useDatabase();
  const isOffline = useConnection().status === 'offline';
  const isUser = useUser() !== undefined;
  const live = useLiveDocument(invites, isUser ? { groupId, id: inviteId } : undefined);
  const [fetched, setFetched] = useState<Result<Invite | undefined, AppError>>();
  const [now] = useState(() => new Date());
  const fetchInvite = useCallback(async () => {
    setFetched(await getViaRest(database, invites, { groupId, id: inviteId }));
  }, [database, groupId, inviteId]);

  useEffect(() => {
    if (isUser) return undefined;
    const fetchIfVisible = () => {
      if (document.visibilityState === 'visible') void fetchInvite();
    };
    fetchIfVisible();
    document.addEventListener('visibilitychange', fetchIfVisible);
    return () => document.removeEventListener('visibilitychange', fetchIfVisible);
  }, [isUser, fetchInvite]);

  const retry = () => void fetchInvite();
  const isLive = live.status === 'ready' || live.status === 'failed';
  if (live.status === 'failed') return settled(undefined, refusal(live.error));
  if (live.status === 'ready') {
    const isUnknown = live.data === undefined && live.fromCache && isOffline;
    return settled(live.data?.data, isUnknown ? { code: 'network/offline' } : undefined);
  }
  if (fetched === undefined) {
    return { isLoading: true, invite: undefined, problem: undefined, isLive, retry };
  }
  return fetched.ok ? settled(fetched.value) : settled(undefined, refusal(fetched.error));

  function settled(invite: Invite | undefined, failure?: InviteState['problem']): InviteState {
    // A truncated link has no secret, so joining isn't possible.
    const linkProblem = secret === '' ? { code: 'invite/not-found' } : inviteProblem(invite, now);
    return { isLoading: false, invite, problem: failure ?? linkProblem, isLive, retry };
  }
}

/** A revoked or expired link isn't readable, without a reason. */
function refusal(error: AppError): { readonly code: string } {
  return error.code === 'firestore/permission-denied' ? { code: 'invite/ended' } : error;
}
