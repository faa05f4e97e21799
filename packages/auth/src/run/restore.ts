import { toAppError } from '@quits/errors';
import type { User } from 'firebase/auth';
import type { SignOutReason } from '../state/session.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { toUserWithTasks, type RunContext } from './context.ts';
import { sessionEndReason } from './session-end-reason.ts';
import { dropUser } from './drop-user.ts';

/** Reports the user in the provider's storage, once; doesn't wait for a token that has to be fetched. */
export async function restore(
  context: RunContext,
  binding: AuthAdapter,
  why?: SignOutReason,
): Promise<void> {
  const { session } = context.getState();
  if (session.status !== 'restoring') return;
  const user = binding.auth.currentUser;
  const merge = context.records.merge.read();
  const before = context.options.previousEnd?.();
  if (user === null) {
    const reason = why ?? storedUserEndReason(context) ?? before?.reason;
    context.report({
      type: 'RESTORED',
      seen: undefined,
      confirmed: false,
      merge,
      ...(reason && { reason }),
      ...(before?.last && { last: before.last }),
      ...(before?.unsent && { unsent: before.unsent }),
    });
    return;
  }
  // A sign-out in any tab clears the record first. If the user is there anyway, a tab's SDK was checking it with the server and stored it again.
  const isHinted = session.hint?.uid === user.uid;
  if ((isHinted || before !== undefined) && context.records.lastUser.read() === undefined) {
    await dropUser(context);
    const reason = before?.reason ?? 'otherTab';
    context.report({ type: 'RESTORED', seen: undefined, confirmed: false, reason });
    return;
  }
  const answer = await Promise.race([tokenOf(user), nextTask(context)]);
  const endReason = answer?.endReason;
  if (endReason !== undefined) await dropUser(context);
  const confirmed = answer?.ok === true;
  context.report(
    endReason === undefined
      ? { type: 'RESTORED', seen: toUserWithTasks(context, binding, user), confirmed, merge }
      : { type: 'RESTORED', seen: undefined, confirmed: false, reason: endReason },
  );
}

/** Returns why the startup check signed the stored user out; `undefined` if it did not. */
function storedUserEndReason({ options }: RunContext): SignOutReason | undefined {
  const error = options.storedUserError?.getState();
  return error && sessionEndReason(error);
}

interface TokenAnswer {
  readonly ok: boolean;
  readonly endReason?: SignOutReason;
}

async function tokenOf(user: User): Promise<TokenAnswer> {
  try {
    await user.getIdToken();
    return { ok: true };
  } catch (caught) {
    const endReason = sessionEndReason(toAppError(caught));
    return endReason === undefined ? { ok: false } : { ok: false, endReason };
  }
}

/** Resolves in the next task: a valid token is available before that; any other needs the network and may never arrive. */
function nextTask({ clock }: RunContext): Promise<undefined> {
  return new Promise((resolve) => {
    clock.after(0, () => resolve(undefined));
  });
}
