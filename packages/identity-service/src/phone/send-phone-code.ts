import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { requireRegion } from './require-region.ts';

/**
 * Sends a code by SMS; a test number receives none, because its code is fixed.
 * @returns the code's session
 * @throws {IdentityError} if too many were sent to the number, or its region is disabled
 */
export async function sendPhoneCode(
  context: IdentityContext,
  call: IdentityCall,
  phoneNumber: string,
): Promise<string> {
  const fixed = context.settings.get().testPhoneNumbers[phoneNumber];
  if (fixed !== undefined) return context.phoneCodes.create(phoneNumber, fixed).sessionInfo;
  await requireRegion(context, phoneNumber);
  if (!context.quotas.message(phoneNumber, call.address)) {
    throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  const { code, sessionInfo } = context.phoneCodes.create(phoneNumber);
  context.sendMessage({
    kind: 'sms',
    to: phoneNumber,
    text: `${code} is your code. Nobody will ever ask you for it.`,
    code,
  });
  return sessionInfo;
}
