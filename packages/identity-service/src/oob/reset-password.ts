import { textField } from '../protocol/body.ts';
import type { Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkNewPassword } from '../password/check-password.ts';
import { hashPassword } from '../password/hash-password.ts';
import { requireActive } from '../registration/require-active.ts';
import { factorInfo } from '../user/user-info.ts';
import { requireCurrent } from './require-current.ts';

/** Checks a code, or uses it to set a new password. */
export const resetPassword: Operation = async (context, _call, body) => {
  const code = textField(body, 'oobCode');
  if (code === undefined || code === '') throw new IdentityError('MISSING_OOB_CODE');
  const found = context.oobCodes.require(code);
  const user = found.uid === undefined ? undefined : context.users.get(found.uid);
  if (found.type === 'PASSWORD_RESET' && user !== undefined) requireCurrent(found, user);
  const newPassword = textField(body, 'newPassword');
  if (newPassword !== undefined) {
    if (found.type !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
    requireActive(context, found.uid);
    checkNewPassword(newPassword, context.settings.get().passwordRules);
    const password = await hashPassword(newPassword, context.now());
    // Hashing takes time; in the meantime, the code may have been used or the account disabled.
    context.oobCodes.require(code);
    const { importedPassword: _, ...rest } = requireActive(context, found.uid);
    requireCurrent(found, rest);
    context.oobCodes.remove(code);
    context.users.put({
      ...rest,
      password,
      // A person who can read an address's emails owns it.
      emailVerified: rest.emailVerified || rest.email === found.email,
      validSince: Math.floor(context.now() / 1000),
    });
  }
  const factor = user?.secondFactors.find(
    ({ enrollmentId }) => enrollmentId === found.enrollmentId,
  );
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    // Reveal the address of a sign-in link only to its recipient.
    email: found.type === 'EMAIL_SIGNIN' ? undefined : found.email,
    newEmail: found.newEmail,
    requestType: found.type,
    mfaInfo: factor === undefined ? undefined : factorInfo(factor),
  };
};
