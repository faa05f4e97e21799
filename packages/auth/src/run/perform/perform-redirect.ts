import type { RedirectIntent } from '../../records/auth-records.ts';
import type { Operation } from '../../transition/operation.ts';
import { requireUser, type OperationContext } from './operation-context.ts';
import { providerOf } from './perform-popup.ts';
import { withoutSecret } from './without-secret.ts';

/**
 * Redirects to another provider; the intent is stored for the return. @throws the provider's error
 */
export async function performRedirect(
  operationContext: OperationContext,
  { providerId, purpose }: Extract<Operation, { type: 'redirect' }>,
): Promise<void> {
  const { auth, sdk, context } = operationContext;
  const provider = providerOf(operationContext, providerId);
  const resolver = sdk.browserPopupRedirectResolver;
  context.records.redirect.write({ providerId, purpose, resume: resumption(operationContext) });
  try {
    switch (purpose) {
      case 'signIn':
        await sdk.signInWithRedirect(auth, provider, resolver);
        break;
      case 'link':
        await sdk.linkWithRedirect(requireUser(operationContext), provider, resolver);
        break;
      case 'reauth':
        await sdk.reauthenticateWithRedirect(requireUser(operationContext), provider, resolver);
        break;
      default:
        purpose satisfies never;
    }
  } catch (caught) {
    context.records.redirect.write(undefined);
    throw caught;
  }
}

/**
 * Returns the flow and operation that reauthentication was requested for, if they can be stored.
 */
function resumption({ context, flowSecrets }: OperationContext): RedirectIntent['resume'] {
  const { after } = context.getState().flow;
  if (after?.type !== 'resume') return undefined;
  const operation = withoutSecret(flowSecrets.of(after.flow.id).operation);
  return operation && { flow: after.flow, operation };
}
