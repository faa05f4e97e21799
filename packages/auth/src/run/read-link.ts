import type { RunContext } from './context.ts';

/** Reports an address that is a sign-in link; stays silent about any other. */
export async function readLink(context: RunContext, url: string): Promise<void> {
  const { auth, sdk } = await context.binding();
  if (!sdk.isSignInWithEmailLink(auth, url)) return;
  context.report({ type: 'LINK_OPENED', url, email: context.records.linkEmail.read() });
}
