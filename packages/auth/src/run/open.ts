import { appError, fromProviderError } from '@quits/errors';
import type { RedirectIntent } from '../records/auth-records.ts';
import { see, type RunContext } from './context.ts';
import { restore } from './restore.ts';
import type { Vetoes } from './vetoes.ts';
import type { Vault } from './vault.ts';
import { watch } from './watch.ts';

/** After this long restoring counts as slow, in ms. */
const SLOW_AFTER = 5000;

/** Loads the provider, restores the session, then watches it. */
export async function open(
  context: RunContext,
  vetoes: Vetoes,
  vault: Vault,
  settled: () => Promise<void>,
): Promise<void> {
  const stopWaiting = context.clock.after(SLOW_AFTER, () => context.report({ type: 'SLOW' }));
  try {
    const binding = await context.binding();
    const { auth, sdk } = binding;
    let ours: string | null | undefined;
    sdk.beforeAuthStateChanged(auth, async (user) => {
      vetoes.check(user);
      await context.options.hooks?.closeListeners?.();
      ours = user?.uid ?? null;
    });
    const redirect = context.records.redirect.read();
    if (redirect?.resume !== undefined) {
      vault.of(redirect.resume.flow.id).operation = redirect.resume.operation;
    }
    context.report({
      type: 'OPENED',
      cookies: context.options.cookie !== undefined,
      canRedirect: context.options.canRedirect ?? isOwnOrigin(auth.config.authDomain),
      ...(redirect && { redirect: arrival(redirect) }),
    });
    const lost = redirect !== undefined && !(await takeRedirect(context));
    await auth.authStateReady();
    await openedByLink(context, settled);
    await restore(context, binding, lost ? 'redirectLost' : undefined);
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

/** Takes the result that the provider gives once; tells whether there was one, success or not. */
async function takeRedirect(context: RunContext): Promise<boolean> {
  const binding = await context.binding();
  const { auth, sdk } = binding;
  const flowId = context.getState().flow.id;
  context.records.redirect.write(undefined);
  try {
    const result = await sdk.getRedirectResult(auth, sdk.browserPopupRedirectResolver);
    if (result === null) {
      const error = appError('session/redirect-lost');
      context.report({ type: 'REJECTED', flowId, error });
      return false;
    }
    const seen = see(context, binding, result.user);
    context.report({ type: 'RESOLVED', flowId, result: { seen } });
  } catch (caught) {
    context.report({ type: 'REJECTED', flowId, error: fromProviderError(caught) });
  }
  return true;
}

/** A link that signs in by itself does so before anybody is told that nobody is signed in. */
async function openedByLink(context: RunContext, settled: () => Promise<void>): Promise<void> {
  const { auth, sdk } = await context.binding();
  const url = context.options.href?.() ?? globalThis.location?.href ?? '';
  if (!sdk.isSignInWithEmailLink(auth, url)) return;
  const opened = { type: 'LINK_OPENED', url, email: context.records.linkEmail.read() } as const;
  if (auth.currentUser === null) {
    context.report(opened);
    await settled();
  } else {
    // Whose session it is decides what the link is for.
    await restore(context, { auth, sdk });
    context.report(opened);
  }
}

function arrival({ providerId, purpose, resume }: RedirectIntent) {
  const after = resume && ({ do: 'resume', flow: resume.flow } as const);
  return { providerId, purpose, ...(after && { after }) };
}

function isOwnOrigin(authDomain: string | undefined): boolean {
  return authDomain !== undefined && authDomain === globalThis.location?.host;
}
