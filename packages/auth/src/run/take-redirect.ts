import { toAppError } from '@quits/errors';
import type { RedirectIntent } from '../records/auth-records.ts';
import { toUserWithTasks, type RunContext } from './context.ts';
import type { FlowSecrets } from './flow-secrets.ts';
import { authErrors } from '../state/auth-errors.ts';

/** Returns the intent of a redirect, and restores the operation to resume. */
export function arrival({ providerId, purpose, resume }: RedirectIntent, flowSecrets: FlowSecrets) {
  if (resume === undefined) return { providerId, purpose };
  flowSecrets.of(resume.flow.id).operation = resume.operation;
  return { providerId, purpose, after: { type: 'resume', flow: resume.flow } as const };
}

/**
 * Takes the redirect result, which the provider returns only once; returns whether there was one,
 * success or failure.
 */
export async function takeRedirect(context: RunContext): Promise<boolean> {
  const binding = await context.binding();
  const { auth, sdk } = binding;
  const flowId = context.getState().flow.id;
  context.records.redirect.write(undefined);
  try {
    const result = await sdk.getRedirectResult(auth, sdk.browserPopupRedirectResolver);
    if (result === null) {
      const error = authErrors.create('session/redirect-lost');
      context.report({ type: 'REJECTED', flowId, error });
      return false;
    }
    const seen = toUserWithTasks(context, binding, result.user);
    context.report({ type: 'RESOLVED', flowId, result: { seen } });
  } catch (caught) {
    context.report({ type: 'REJECTED', flowId, error: toAppError(caught) });
  }
  return true;
}
