import type { ActiveSession, OutReason, SignedOutSession } from '../state/session.ts';
import { hintOf, type SeenUser, type UserHint } from '../state/user.ts';
import type { Emit } from './effect.ts';

/** The session of a user who was not here a moment ago. */
export function enter(seen: SeenUser, confirmed: boolean, emit: Emit): ActiveSession {
  emit({ effect: 'remember', hint: hintOf(seen.user) });
  return { s: kindOf(seen), user: seen.user, rev: 0, confirmed, tasks: seen.tasks };
}

/** The same user, as seen now. */
export function renew(now: ActiveSession, seen: SeenUser, emit: Emit): ActiveSession {
  if (JSON.stringify([now.user, now.tasks]) === JSON.stringify([seen.user, seen.tasks])) return now;
  emit({ effect: 'remember', hint: hintOf(seen.user) });
  const { error: _, ...rest } = now;
  return { ...rest, s: kindOf(seen), user: seen.user, rev: now.rev + 1, tasks: seen.tasks };
}

/** Nobody is signed in any more; what the device remembers is marked as left on purpose. */
export function leave(now: ActiveSession, reason: OutReason, emit: Emit): SignedOutSession {
  emit({ effect: 'forget' });
  return signedOutFor(reason, hintOf(now.user));
}

/** Nobody is signed in. */
export function signedOutFor(reason: OutReason, last: UserHint | undefined): SignedOutSession {
  const session = { s: 'signedOut', reason } as const;
  return last === undefined ? session : { ...session, last };
}

function kindOf({ user }: SeenUser): ActiveSession['s'] {
  return user.isAnonymous ? 'anonymous' : 'signedIn';
}
