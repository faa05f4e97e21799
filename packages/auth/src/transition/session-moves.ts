import type { ActiveSession, OutReason, SignedOutSession } from '../state/session.ts';
import { hintOf, type UserWithTasks, type UserHint } from '../state/user.ts';
import type { Emit } from './effect.ts';

/** The session of a user who was not here a moment ago. */
export function enter(seen: UserWithTasks, confirmed: boolean, emit: Emit): ActiveSession {
  emit({ type: 'remember', hint: hintOf(seen.user) });
  return { status: statusOf(seen), user: seen.user, rev: 0, confirmed, tasks: seen.tasks };
}

/** The same user, as seen now. */
export function renew(now: ActiveSession, seen: UserWithTasks, emit: Emit): ActiveSession {
  if (JSON.stringify([now.user, now.tasks]) === JSON.stringify([seen.user, seen.tasks])) return now;
  emit({ type: 'remember', hint: hintOf(seen.user) });
  const { error: _, ...rest } = now;
  return { ...rest, status: statusOf(seen), user: seen.user, rev: now.rev + 1, tasks: seen.tasks };
}

/** Nobody is signed in any more; what the device remembers is marked as left on purpose. */
export function leave(now: ActiveSession, reason: OutReason, emit: Emit): SignedOutSession {
  emit({ type: 'forget' });
  return signedOutFor(reason, hintOf(now.user));
}

/** Nobody is signed in. */
export function signedOutFor(reason: OutReason, last: UserHint | undefined): SignedOutSession {
  const session = { status: 'signedOut', reason } as const;
  return last === undefined ? session : { ...session, last };
}

function statusOf({ user }: UserWithTasks): ActiveSession['status'] {
  return user.isAnonymous ? 'anonymous' : 'signedIn';
}
