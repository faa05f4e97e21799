import { toAppError } from '@quits/errors';
import type { User } from 'firebase/auth';
import type { AuthAdapter } from './auth-adapter.ts';
import { toUserWithTasks, type RunContext } from './context.ts';
import { sessionEndReason } from './session-end-reason.ts';

/** Reports changes of the provider's user from now on. */
export function watch(
  context: RunContext,
  binding: AuthAdapter,
  askedFor: (uid: string | null) => boolean,
): void {
  const { auth, sdk } = binding;
  sdk.onAuthStateChanged(auth, (user) => {
    context.report({
      type: 'USER',
      seen: user === null ? undefined : toUserWithTasks(context, binding, user),
      ours: askedFor(user?.uid ?? null),
      elsewhere: user === null && context.records.lastUser.read() === undefined,
    });
  });
  // Fires for the same user too: a linked method, a confirmed e-mail, new claims.
  sdk.onIdTokenChanged(auth, (user) => {
    if (user !== null) void reportToken(context, binding, user);
  });
}

async function reportToken(context: RunContext, binding: AuthAdapter, user: User): Promise<void> {
  try {
    const { claims } = await user.getIdTokenResult();
    context.report({ type: 'TOKEN', seen: toUserWithTasks(context, binding, user), claims });
  } catch (caught) {
    const reason = sessionEndReason(toAppError(caught));
    if (reason !== undefined) context.report({ type: 'SESSION_INVALIDATED', reason });
  }
}
