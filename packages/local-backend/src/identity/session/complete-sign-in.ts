import type { TokenClaims } from '../caller.ts';
import type { IdentityContext, IdentityReply } from '../identity-context.ts';
import type { User } from '../user/user.ts';
import { startSession } from './start-session.ts';

/** Ends a sign-in whose first factor was right: with tokens. */
export async function completeSignIn(
  context: IdentityContext,
  user: User,
  provider: string,
  extraClaims?: TokenClaims,
): Promise<IdentityReply> {
  const tokens = await startSession(
    context,
    user,
    provider,
    extraClaims === undefined ? {} : { extraClaims },
  );
  return { ...tokens };
}
