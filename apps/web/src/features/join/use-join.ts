import { useAuthMachine, useSignIn, useUser } from '@quits/auth/react';
import { valuesEqual } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { sha256 } from '@quits/product/invite/secret.ts';
import { joinGroup, type JoinGroupRequest } from '@quits/product/joining/join-group.ts';
import { showPlace } from '@quits/product/joining/show-place.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import type { InviteParts, InviteState } from './use-invite.ts';

/** Joining a group, as a guest if nobody is signed in. */
export interface Join {
  /** Whether joining is under way, which changes the invite and the user's groups. */
  readonly isJoining: boolean;
  readonly error: { readonly code: string } | undefined;
  readonly join: () => void;
}

/** Returns how to join with a link as the chosen person; ends on the group. */
export function useJoin(
  { groupId, inviteId, secret }: InviteParts,
  { invite, isLive }: Pick<InviteState, 'invite' | 'isLive'>,
  as: JoinGroupRequest['as'] | undefined,
): Join {
  const database = useDatabase();
  const navigate = useNavigate();
  const user = useUser();
  const { send } = useAuthMachine();
  const { busy, error: refused, startAsGuest } = useSignIn();
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<{ readonly code: string }>();

  // A visitor's preview may be outdated: if the chosen person was taken in the meantime, ask again.
  const isReady = isAsked && user !== undefined && isLive;
  if (isReady && as === undefined) setAsked(false);
  const start = useEffectEvent(() => {
    if (user !== undefined && as !== undefined && invite !== undefined)
      void join(user.uid, invite.role, as);
  });
  useEffect(() => {
    if (isReady) start();
  }, [isReady]);

  async function join(
    uid: string,
    role: JoinGroupRequest['role'],
    chosen: JoinGroupRequest['as'],
  ): Promise<void> {
    const write = joinGroup(database, { groupId, inviteId, secret, uid, role, as: chosen });
    const result = await write.settled;
    if (result.ok) {
      // Failures are repaired when a member opens the link's settings.
      void showPlace(database, { groupId, inviteId, uid });
      // Later sign-ins don't return to the link.
      send({ type: 'RETURN_TO', path: undefined });
      await navigate(paths.group(groupId), { replace: true });
      return;
    }
    // No draft needed: the choice is still on the screen.
    await database.discardWrite(write.id);
    const isRefused = result.error.code === 'firestore/permission-denied';
    setError(isRefused ? { code: await whyRefused(chosen) } : result.error);
    setAsked(false);
  }

  /** Infers why joining was refused, since the rules give no reason. */
  async function whyRefused(chosen: JoinGroupRequest['as']): Promise<string> {
    if (!valuesEqual(await sha256(secret), invite?.secretHash)) return 'invite/not-found';
    return chosen.kind === 'existing' ? 'invite/person-taken' : 'group/archived';
  }

  return {
    isJoining: isAsked && (busy || user !== undefined),
    error: error ?? refused,
    join: () => {
      setError(undefined);
      setAsked(true);
      if (user === undefined) startAsGuest();
    },
  };
}
