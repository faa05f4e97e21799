import type { RunContext } from './context.ts';

/**
 * Signs out a user whom the provider no longer accepts; for some refusals the SDK does so itself.
 */
export async function dropUser(context: RunContext): Promise<void> {
  const { auth, sdk } = await context.binding();
  if (auth.currentUser === null) return;
  try {
    await sdk.signOut(auth);
  } catch {
    // The next start finds out again.
  }
}
