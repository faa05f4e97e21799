import { toAppError } from '@quits/errors';
import type { User } from 'firebase/auth';
import type { SignOutReason } from '../state/session.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { toUserWithTasks, type RunContext } from './context.ts';
import { sessionEndReason } from './session-end-reason.ts';
import { dropUser } from './drop-user.ts';

/** How long a stored session may wait for its token before it is reported as unconfirmed, in ms. */
const PATIENCE = 1500;

/** Reports the user in the provider's storage, once. */
export async function restore(
  context: RunContext,
  binding: AuthAdapter,
  why?: SignOutReason,
): Promise<void> {
  if (context.getState().session.status !== 'restoring') return;
  const user = binding.auth.currentUser;
  const merge = context.records.merge.read();
  if (user === null) {
    context.report({
      type: 'RESTORED',
      seen: undefined,
      confirmed: false,
      merge,
      ...(why && { reason: why }),
    });
    return;
  }
  const { ok, endReason } = await Promise.race([tokenOf(user), patience(context)]);
  if (endReason !== undefined) await dropUser(context);
  context.report(
    endReason === undefined
      ? { type: 'RESTORED', seen: toUserWithTasks(context, binding, user), confirmed: ok, merge }
      : { type: 'RESTORED', seen: undefined, confirmed: false, reason: endReason },
  );
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

function patience(context: RunContext): Promise<TokenAnswer> {
  return new Promise((resolve) => {
    context.clock.after(PATIENCE, () => resolve({ ok: false }));
  });
}
