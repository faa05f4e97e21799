import { toAppError } from '@quits/errors';
import type { SignOutStep } from '../state/session.ts';
import type { SignOutCommand } from '../transition/command.ts';
import type { RunContext } from './context.ts';

/** Maximum time for sending pending changes before the user is asked, in ms. */
const DRAIN_LIMIT = 5000;

/** Counts the changes that a sign-out would lose. */
export async function countPendingWrites(
  context: RunContext,
  command: SignOutCommand,
): Promise<void> {
  const count = (await context.options.hooks?.pendingWrites?.()) ?? 0;
  context.report({ type: 'PENDING_WRITES', count, command });
}

/** Waits until nothing is left to send, then counts again; does nothing if the flow is another one by then. */
export async function awaitPendingWrites(
  context: RunContext,
  flowId: number,
  command: SignOutCommand,
): Promise<void> {
  await context.options.hooks?.waitForPendingWrites?.();
  const { flow } = context.getState();
  if (flow.type === 'signOut' && flow.id === flowId) await countPendingWrites(context, command);
}

/**
 * Runs one step of the sign-out and reports it; only a failure of the provider's own step keeps the
 * user signed in.
 */
export async function signOutStep(context: RunContext, step: SignOutStep): Promise<void> {
  const { hooks, sessionCookie: cookie } = context.options;
  try {
    switch (step) {
      case 'waitForPendingWrites':
        await waitForPendingWrites(context);
        break;
      case 'closeListeners':
        await hooks?.closeListeners?.();
        break;
      case 'cookie':
        await cookie?.clear();
        break;
      case 'sdk': {
        const { auth, sdk } = await context.binding();
        await sdk.signOut(auth);
        break;
      }
      case 'clearLocalData':
        await hooks?.clearLocalData?.();
        break;
      default:
        step satisfies never;
    }
  } catch (caught) {
    if (step === 'sdk') {
      context.report({ type: 'SIGN_OUT_REFUSED', error: toAppError(caught) });
      return;
    }
  }
  context.report({ type: 'SIGN_OUT_STEP_DONE', step });
}

async function waitForPendingWrites(context: RunContext): Promise<void> {
  const { hooks } = context.options;
  const late = new Promise<'late'>((resolve) => {
    context.clock.after(DRAIN_LIMIT, () => resolve('late'));
  });
  await Promise.race([hooks?.waitForPendingWrites?.() ?? Promise.resolve(), late]);
  const { session } = context.getState();
  if (session.status !== 'signingOut') return;
  // Changes that the server refused are left even if nothing waits anymore.
  await countPendingWrites(context, { type: 'SIGN_OUT', clearLocalData: session.clearLocalData });
}
