import { confirm } from './confirm.ts';
import { toUserWithTasks, type RunContext } from './context.ts';

/** Reads the user again: a confirmed e-mail or a change on another device shows only then. */
export async function reload(context: RunContext): Promise<void> {
  const binding = await context.binding();
  const user = binding.auth.currentUser;
  if (user === null) return;
  const wasVerified = user.emailVerified;
  try {
    await user.reload();
    context.report({ type: 'USER_REFRESHED', seen: toUserWithTasks(context, binding, user) });
    // Rules read `email_verified` from the token.
    if (!wasVerified && user.emailVerified) await user.getIdToken(true);
  } catch {
    await confirm(context, false);
  }
}
