import { fromProviderError } from '@quits/errors';
import type { User } from 'firebase/auth';
import type { OutReason } from '../state/session.ts';
import type { AuthBinding } from './binding.ts';
import { see, type RunContext } from './context.ts';
import { deadReason } from './dead-reason.ts';
import type { Vetoes } from './vetoes.ts';

/** After this long restoring counts as slow, in ms. */
const SLOW_AFTER = 5000;
/** How long a stored session may wait for its token before it is shown unconfirmed, in ms. */
const PATIENCE = 1500;

/** Loads the provider, restores the session, then watches it. */
export async function open(context: RunContext, vetoes: Vetoes): Promise<void> {
  const stopWaiting = context.clock.after(SLOW_AFTER, () => context.report({ type: 'SLOW' }));
  try {
    const binding = await context.binding();
    let ours: string | null | undefined;
    binding.sdk.beforeAuthStateChanged(binding.auth, async (user) => {
      vetoes.check(user);
      await context.options.hooks?.closeListeners?.();
      ours = user?.uid ?? null;
    });
    await binding.auth.authStateReady();
    await restore(context, binding);
    watch(context, binding, (uid) => {
      const asked = ours === uid;
      ours = undefined;
      return asked;
    });
  } catch (caught) {
    context.report({ type: 'OPEN_FAILED', error: fromProviderError(caught) });
  } finally {
    stopWaiting();
  }
}

async function restore(context: RunContext, binding: AuthBinding): Promise<void> {
  const user = binding.auth.currentUser;
  if (user === null) {
    context.report({ type: 'RESTORED', seen: undefined, confirmed: false });
    return;
  }
  const answer = await Promise.race([tokenOf(user), patience(context)]);
  if (answer.dead === undefined) {
    context.report({ type: 'RESTORED', seen: see(context, binding, user), confirmed: answer.ok });
  } else {
    context.report({ type: 'RESTORED', seen: undefined, confirmed: false, reason: answer.dead });
  }
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

function watch(
  context: RunContext,
  binding: AuthBinding,
  askedFor: (uid: string | null) => boolean,
): void {
  const { auth, sdk } = binding;
  sdk.onAuthStateChanged(auth, (user) => {
    context.report({
      type: 'USER',
      seen: user === null ? undefined : see(context, binding, user),
      ours: askedFor(user?.uid ?? null),
      elsewhere: user === null && context.records.lastUser.read() === undefined,
    });
  });
  // Fires for the same user too: a linked method, a confirmed e-mail, new claims.
  sdk.onIdTokenChanged(auth, (user) => {
    if (user !== null) void reportToken(context, binding, user);
  });
}

async function reportToken(context: RunContext, binding: AuthBinding, user: User): Promise<void> {
  try {
    const { claims } = await user.getIdTokenResult();
    const at = context.clock.now();
    context.report({ type: 'TOKEN', seen: see(context, binding, user), claims, at });
  } catch (caught) {
    const reason = deadReason(fromProviderError(caught));
    if (reason !== undefined) context.report({ type: 'DEAD', reason });
  }
}
