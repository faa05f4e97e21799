import { fromProviderError } from '@quits/errors';
import type { RedirectIntent } from '../records/auth-records.ts';
import { see, type RunContext } from './context.ts';
import type { Vault } from './vault.ts';
import { authErrors } from '../state/auth-errors.ts';

/** What a page that was left for another provider comes back for. */
export function arrival({ providerId, purpose, resume }: RedirectIntent, vault: Vault) {
  if (resume === undefined) return { providerId, purpose };
  vault.of(resume.flow.id).operation = resume.operation;
  return { providerId, purpose, after: { do: 'resume', flow: resume.flow } as const };
}

/** Takes the result that the provider gives once; tells whether there was one, success or not. */
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
    const seen = see(context, binding, result.user);
    context.report({ type: 'RESOLVED', flowId, result: { seen } });
  } catch (caught) {
    context.report({ type: 'REJECTED', flowId, error: fromProviderError(caught) });
  }
  return true;
}
