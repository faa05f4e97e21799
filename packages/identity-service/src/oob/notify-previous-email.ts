import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import type { User } from '../user/user.ts';
import { createOobCode } from './create-oob-code.ts';
import { oobMessage } from './oob-message.ts';

/** Notifies an account's previous address, with a link that reverts the change. */
export function notifyPreviousEmail(
  context: IdentityContext,
  call: IdentityCall,
  { uid, email }: User,
  newEmail: string,
): void {
  if (email === undefined) return;
  const code = createOobCode(context, call, { type: 'RECOVER_EMAIL', email, newEmail, uid });
  context.sendMessage(oobMessage(code));
}
