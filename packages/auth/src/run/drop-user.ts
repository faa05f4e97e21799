import type { RunContext } from './context.ts';

/** Makes the provider forget a user whom it no longer accepts; for some refusals it does so by itself. */
export async function dropUser(context: RunContext): Promise<void> {
  const { auth, sdk } = await context.binding();
  if (auth.currentUser === null) return;
  try {
    await sdk.signOut(auth);
  } catch {
    // The next start finds out again.
  }
}
