import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { describe } from './describe.ts';
import { requireFreeEmail } from '../registration/require-free.ts';
import type { User } from '../user/user.ts';
import type { OobCode } from '../codes/oob-code.ts';
import { requireCurrent } from './require-current.ts';
import { notifyPreviousEmail } from './notify-previous-email.ts';

/** Applies an emailed code: verifies, changes or recovers an address, or removes a factor. */
export function applyOobCode(
  context: IdentityContext,
  call: IdentityCall,
  code: string,
): IdentityReply {
  const found = context.oobCodes.require(code);
  const user = found.uid === undefined ? undefined : context.users.get(found.uid);
  if (user === undefined) throw new IdentityError('INVALID_OOB_CODE');
  if (user.disabled) throw new IdentityError('USER_DISABLED');
  const updated = apply(context, call, found, user);
  context.oobCodes.remove(code);
  context.users.put(updated);
  return describe(updated);
}

function apply(context: IdentityContext, call: IdentityCall, code: OobCode, user: User): User {
  const validSince = Math.floor(context.now() / 1000);
  switch (code.type) {
    case 'VERIFY_EMAIL':
      requireCurrent(code, user);
      return { ...user, emailVerified: true };
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const { newEmail } = code;
      if (newEmail === undefined) throw new IdentityError('INVALID_OOB_CODE');
      // An account without an address receives its first one.
      if (user.email !== undefined) requireCurrent(code, user);
      requireFreeEmail(context, newEmail, user.uid);
      notifyPreviousEmail(context, call, user, newEmail);
      const initialEmail = user.initialEmail ?? user.email;
      return {
        ...user,
        email: newEmail,
        emailVerified: true,
        validSince,
        ...(initialEmail === undefined ? {} : { initialEmail }),
      };
    }
    case 'RECOVER_EMAIL':
      requireFreeEmail(context, code.email, user.uid);
      return { ...user, email: code.email, emailVerified: true, validSince };
    case 'REVERT_SECOND_FACTOR_ADDITION': {
      const secondFactors = user.secondFactors.filter(
        ({ enrollmentId }) => enrollmentId !== code.enrollmentId,
      );
      return { ...user, secondFactors, validSince };
    }
    case 'PASSWORD_RESET':
    case 'EMAIL_SIGNIN':
      throw new IdentityError('INVALID_OOB_CODE');
  }
}
