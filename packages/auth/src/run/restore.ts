import { fromProviderError } from '@quits/errors';
import type { User } from 'firebase/auth';
import type { OutReason } from '../state/session.ts';
import type { AuthBinding } from './binding.ts';
import { see, type RunContext } from './context.ts';
import { deadReason } from './dead-reason.ts';
import { dropUser } from './drop-user.ts';

/** How long a stored session may wait for its token before it is shown unconfirmed, in ms. */
const PATIENCE = 1500;

/** Reports who the provider found in its storage, once. */
export async function restore(
  context: RunContext,
  binding: AuthBinding,
  why?: OutReason,
): Promise<void> {
  if (context.getState().session.s !== 'restoring') return;
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
  const { ok, dead } = await Promise.race([tokenOf(user), patience(context)]);
  if (dead !== undefined) await dropUser(context);
  context.report(
    dead === undefined
      ? { type: 'RESTORED', seen: see(context, binding, user), confirmed: ok, merge }
      : { type: 'RESTORED', seen: undefined, confirmed: false, reason: dead },
  );
}

interface TokenAnswer {
  readonly ok: boolean;
  readonly dead?: OutReason;
}

async function tokenOf(user: User): Promise<TokenAnswer> {
  try {
    await user.getIdToken();
    return { ok: true };
  } catch (caught) {
    const dead = deadReason(fromProviderError(caught));
    return dead === undefined ? { ok: false } : { ok: false, dead };
  }
}

function patience(context: RunContext): Promise<TokenAnswer> {
  return new Promise((resolve) => {
    context.clock.after(PATIENCE, () => resolve({ ok: false }));
  });
}
