import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import type { User } from '../user/user.ts';
import { createOobCode } from './create-oob-code.ts';
import { oobMessage } from './oob-message.ts';

/** Tells the address that an account had so far, with a link that undoes the change. */
export function notifyPreviousEmail(
  context: IdentityContext,
  call: IdentityCall,
  { uid, email }: User,
  newEmail: string,
): void {
  if (email === undefined) return;
  const code = createOobCode(context, call, { type: 'RECOVER_EMAIL', email, newEmail, uid });
  context.sendMessage(oobMessage(code, context.appName));
}
