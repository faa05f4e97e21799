import type { RunContext } from './context.ts';

/** Reports a URL if it is a sign-in link. */
export async function readLink(context: RunContext, url: string): Promise<void> {
  const { auth, sdk } = await context.binding();
  if (!sdk.isSignInWithEmailLink(auth, url)) return;
  context.report({ type: 'LINK_OPENED', url, email: context.records.linkEmail.read() });
}
