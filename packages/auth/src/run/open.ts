import { toAppError } from '@quits/errors';
import type { RunContext } from './context.ts';
import { restore } from './restore.ts';
import type { CancelledSignIns } from './cancelled-sign-ins.ts';
import type { FlowSecrets } from './flow-secrets.ts';
import { watch } from './watch.ts';

/** Time after which restoring counts as slow, in ms. */
const SLOW_AFTER = 5000;

/** Loads the provider, restores the session, then watches it. */
export async function open(
  context: RunContext,
  cancelledSignIns: CancelledSignIns,
  flowSecrets: FlowSecrets,
  settled: () => Promise<void>,
): Promise<void> {
  const stopWaiting = context.clock.after(SLOW_AFTER, () => context.report({ type: 'SLOW' }));
  try {
    const binding = await context.binding();
    const { auth, sdk } = binding;
    let ours: string | null | undefined;
    sdk.beforeAuthStateChanged(auth, async (user) => {
      cancelledSignIns.check(user);
      await context.options.hooks?.closeListeners?.();
      ours = user?.uid ?? null;
    });
    const redirect = context.records.redirect.read();
    const back = redirect && (await import('./take-redirect.ts'));
    context.report({
      type: 'OPENED',
      cookies: context.options.sessionCookie !== undefined,
      canRedirect: context.options.canRedirect ?? isOwnOrigin(auth.config.authDomain),
      ...(back && { redirect: back.arrival(redirect, flowSecrets) }),
    });
    const lost = back !== undefined && !(await back.takeRedirect(context));
    await auth.authStateReady();
    await openedByLink(context, settled);
    await restore(context, binding, lost ? 'redirectLost' : undefined);
    watch(context, binding, (uid) => {
      const asked = ours === uid;
      ours = undefined;
      return asked;
    });
  } catch (caught) {
    context.report({ type: 'OPEN_FAILED', error: toAppError(caught) });
  } finally {
    stopWaiting();
  }
}

/** Handles a sign-in link in the page's URL before the session is reported as signed out. */
async function openedByLink(context: RunContext, settled: () => Promise<void>): Promise<void> {
  const { auth, sdk } = await context.binding();
  const url = context.options.getUrl?.() ?? globalThis.location?.href ?? '';
  if (!sdk.isSignInWithEmailLink(auth, url)) return;
  const opened = { type: 'LINK_OPENED', url, email: context.records.linkEmail.read() } as const;
  if (auth.currentUser === null) {
    context.report(opened);
    await settled();
  } else {
    // The restored session decides the purpose of the link.
    await restore(context, { auth, sdk });
    context.report(opened);
  }
}

function isOwnOrigin(authDomain: string | undefined): boolean {
  return authDomain !== undefined && authDomain === globalThis.location?.host;
}
