import { textField } from '../protocol/body.ts';
import type { Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import { canonicalPhoneNumber } from './phone-number.ts';
import { sendPhoneCode } from './send-phone-code.ts';

/** Sends the code for a sign-in by phone. */
export const sendVerificationCode: Operation = async (context, call, body) => {
  if (context.tenant !== undefined) throw new IdentityError('UNSUPPORTED_TENANT_OPERATION');
  if (!context.settings.get().phone) throw new IdentityError('OPERATION_NOT_ALLOWED');
  requireCaptcha(context, call, 'phone', body);
  const phoneNumber = canonicalPhoneNumber(textField(body, 'phoneNumber'));
  return { sessionInfo: await sendPhoneCode(context, call, phoneNumber) };
};
