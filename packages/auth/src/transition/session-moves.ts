import type { ActiveSession, SignOutReason, SignedOutSession } from '../state/session.ts';
import { hintOf, type UserWithRequiredActions, type RememberedUser } from '../state/user.ts';
import type { Emit } from './effect.ts';

/** Creates the session of a new user. */
export function enter(
  seen: UserWithRequiredActions,
  confirmed: boolean,
  emit: Emit,
): ActiveSession {
  emit({ type: 'remember', hint: hintOf(seen.user) });
  return {
    status: statusOf(seen),
    user: seen.user,
    rev: 0,
    confirmed,
    requiredActions: seen.requiredActions,
  };
}

/** Updates the session of the same user. */
export function renew(
  now: ActiveSession,
  seen: UserWithRequiredActions,
  emit: Emit,
): ActiveSession {
  if (
    JSON.stringify([now.user, now.requiredActions]) ===
    JSON.stringify([seen.user, seen.requiredActions])
  )
    return now;
  emit({ type: 'remember', hint: hintOf(seen.user) });
  const { error: _, ...rest } = now;
  return {
    ...rest,
    status: statusOf(seen),
    user: seen.user,
    rev: now.rev + 1,
    requiredActions: seen.requiredActions,
  };
}

/** Ends the session and clears the remembered user, which marks a deliberate sign-out. */
export function leave(now: ActiveSession, reason: SignOutReason, emit: Emit): SignedOutSession {
  emit({ type: 'forget' });
  return signedOutFor(reason, hintOf(now.user));
}

/** Creates a signed-out session. */
export function signedOutFor(
  reason: SignOutReason,
  last: RememberedUser | undefined,
): SignedOutSession {
  const session = { status: 'signedOut', reason } as const;
  return last === undefined ? session : { ...session, last };
}

function statusOf({ user }: UserWithRequiredActions): ActiveSession['status'] {
  return user.isAnonymous ? 'anonymous' : 'signedIn';
}
