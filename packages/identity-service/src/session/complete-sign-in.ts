import type { TokenClaims } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { issueTicket } from './ticket.ts';
import type { User } from '../user/user.ts';
import { factorInfo } from '../user/user-info.ts';
import { startSession } from './start-session.ts';

/** Seconds within which the second factor must follow the first. */
const SECOND_FACTOR_TIME = 600;

/** Completes a sign-in after the first factor: with tokens, or by requesting the second factor. */
export async function completeSignIn(
  context: IdentityContext,
  user: User,
  provider: string,
  extraClaims?: TokenClaims,
): Promise<IdentityReply> {
  const factors = usableFactors(context, user);
  if (factors.length > 0) {
    const { tenant } = context;
    const statement = { uid: user.uid, tenant, provider, validSince: user.validSince };
    const ticket = await issueTicket(context, 'mfa-sign-in', statement, SECOND_FACTOR_TIME);
    return { mfaPendingCredential: ticket, mfaInfo: factors.map(maskedInfo) };
  }
  const extras = extraClaims === undefined ? {} : { extraClaims };
  return { ...(await startSession(context, user, provider, extras)) };
}

/** The second factors of an account that the project still has. */
function usableFactors(context: IdentityContext, { secondFactors }: User) {
  const { sms, totp } = context.settings.get().mfa;
  return secondFactors.filter(({ kind }) => (kind === 'totp' ? totp : sms));
}

/** Masks a phone number, since the user has passed only the first factor. */
function maskedInfo(factor: User['secondFactors'][number]) {
  const info = factorInfo(factor);
  if (factor.kind !== 'phone') return info;
  const shown = factor.phoneNumber.slice(-4);
  const masked = `+${'*'.repeat(factor.phoneNumber.length - 1 - shown.length)}${shown}`;
  return { ...info, phoneInfo: masked };
}
