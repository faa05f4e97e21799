import { fromProviderError } from '@quits/errors';
import type { RunContext } from './context.ts';
import { deadReason } from './dead-reason.ts';

/** Asks for a token, which shows whether the provider still accepts the session; its observer reports the new one. */
export async function confirm(context: RunContext, force: boolean): Promise<void> {
  const { auth } = await context.binding();
  try {
    await auth.currentUser?.getIdToken(force);
  } catch (caught) {
    const reason = deadReason(fromProviderError(caught));
    context.report(reason === undefined ? { type: 'CLAIMS_FAILED' } : { type: 'DEAD', reason });
  }
}
