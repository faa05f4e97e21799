import { fromProviderError } from '@quits/errors';
import type { RunContext } from './context.ts';
import { deadReason } from './dead-reason.ts';

/** Asks for a token, which shows whether the provider still accepts the session. */
export async function confirm(context: RunContext, force: boolean): Promise<boolean> {
  const { auth } = await context.binding();
  try {
    // A new token is reported by its own observer.
    await auth.currentUser?.getIdToken(force);
    return auth.currentUser !== null;
  } catch (caught) {
    const reason = deadReason(fromProviderError(caught));
    if (reason !== undefined) context.report({ type: 'DEAD', reason });
    return false;
  }
}
