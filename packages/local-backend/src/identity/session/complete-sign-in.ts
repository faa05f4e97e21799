import type { TokenClaims } from '../caller.ts';
import type { IdentityContext, IdentityReply } from '../identity-context.ts';
import { issueTicket } from '../token/ticket.ts';
import type { User } from '../user/user.ts';
import { factorInfo } from '../user/user-info.ts';
import { startSession } from './start-session.ts';

/** Seconds within which the second factor must follow the first. */
const SECOND_FACTOR_TIME = 600;

/** Ends a sign-in whose first factor was right: with tokens, or by asking for the second factor. */
export async function completeSignIn(
  context: IdentityContext,
  user: User,
  provider: string,
  extraClaims?: TokenClaims,
): Promise<IdentityReply> {
  if (user.secondFactors.length > 0 && context.settings.get().secondFactors) {
    const statement = { uid: user.uid, provider, validSince: user.validSince };
    const ticket = await issueTicket(context, 'mfa-sign-in', statement, SECOND_FACTOR_TIME);
    return { mfaPendingCredential: ticket, mfaInfo: user.secondFactors.map(maskedInfo) };
  }
  const extras = extraClaims === undefined ? {} : { extraClaims };
  return { ...(await startSession(context, user, provider, extras)) };
}

/** Who has only passed the first factor may not learn the whole number. */
function maskedInfo(factor: User['secondFactors'][number]) {
  const info = factorInfo(factor);
  if (factor.kind !== 'phone') return info;
  const shown = factor.phoneNumber.slice(-4);
  const masked = `+${'*'.repeat(factor.phoneNumber.length - 1 - shown.length)}${shown}`;
  return { ...info, phoneInfo: masked };
}
