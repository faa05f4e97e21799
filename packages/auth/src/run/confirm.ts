import { toAppError } from '@quits/errors';
import type { RunContext } from './context.ts';
import { sessionEndReason } from './session-end-reason.ts';

/**
 * Requests a token, which shows whether the provider still accepts the session; the provider's
 * observer reports the new token.
 */
export async function confirm(context: RunContext, force: boolean): Promise<void> {
  const { auth } = await context.binding();
  try {
    await auth.currentUser?.getIdToken(force);
  } catch (caught) {
    const reason = sessionEndReason(toAppError(caught));
    context.report(
      reason === undefined ? { type: 'CLAIMS_FAILED' } : { type: 'SESSION_INVALIDATED', reason },
    );
  }
}
