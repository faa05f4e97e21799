import type { RedirectIntent } from '../../records/auth-records.ts';
import type { Operation } from '../../transition/operation.ts';
import { requireUser, type Bench } from './bench.ts';
import { providerOf } from './perform-popup.ts';
import { withoutSecret } from './without-secret.ts';

/** Leaves the page for another provider; the intent is kept for the way back. @throws the provider's error */
export async function performRedirect(
  bench: Bench,
  { providerId, purpose }: Extract<Operation, { op: 'redirect' }>,
): Promise<void> {
  const { auth, sdk, context } = bench;
  const provider = providerOf(bench, providerId);
  const resolver = sdk.browserPopupRedirectResolver;
  context.records.redirect.write({ providerId, purpose, resume: resumption(bench) });
  try {
    switch (purpose) {
      case 'signIn':
        await sdk.signInWithRedirect(auth, provider, resolver);
        break;
      case 'link':
        await sdk.linkWithRedirect(requireUser(bench), provider, resolver);
        break;
      case 'reauth':
        await sdk.reauthenticateWithRedirect(requireUser(bench), provider, resolver);
        break;
      default:
        purpose satisfies never;
    }
  } catch (caught) {
    context.records.redirect.write(undefined);
    throw caught;
  }
}

/** What was asked to be proved for, when it can be kept. */
function resumption({ context, vault }: Bench): RedirectIntent['resume'] {
  const { after } = context.getState().flow;
  if (after?.do !== 'resume') return undefined;
  const operation = withoutSecret(vault.of(after.flow.id).operation);
  return operation && { flow: after.flow, operation };
}
