import type { TokenClaims } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { ID_TOKEN_LIFETIME, idTokenClaims } from './id-token-claims.ts';
import { askBlocking } from './ask-blocking.ts';
import { issueToken } from './issue-token.ts';
import type { SignIn } from '../token/refresh-tokens.ts';
import type { User } from '../user/user.ts';

/** The part of a sign-in's answer that carries the tokens. */
export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Lifetime in seconds, as text. */
  readonly expiresIn: string;
}

/**
 * Records a sign-in and issues its tokens.
 * @throws {IdentityError} `BLOCKING_FUNCTION_ERROR_RESPONSE` if a function refuses it
 */
export async function startSession(
  context: IdentityContext,
  user: User,
  provider: string,
  extras: { extraClaims?: TokenClaims; secondFactor?: SignIn['secondFactor'] } = {},
): Promise<SessionTokens> {
  const admitted = await askBlocking(context, user, provider);
  const now = context.now();
  const extraClaims =
    admitted.sessionClaims === undefined
      ? extras.extraClaims
      : { ...extras.extraClaims, ...admitted.sessionClaims };
  const signIn: SignIn = {
    provider,
    authTime: Math.floor(now / 1000),
    ...(extraClaims === undefined ? {} : { extraClaims }),
    ...(extras.secondFactor === undefined ? {} : { secondFactor: extras.secondFactor }),
  };
  const signedIn = { ...admitted.user, lastLoginAt: now, lastRefreshAt: now };
  context.users.put(signedIn);
  return issueTokens(context, signedIn, signIn);
}

/** Issues tokens for an existing session. */
export async function issueTokens(
  context: IdentityContext,
  user: User,
  signIn: SignIn,
): Promise<SessionTokens> {
  return {
    idToken: await issueIdToken(context, user, signIn),
    refreshToken: context.sessions.create({
      uid: user.uid,
      signIn,
      ...(context.tenant === undefined ? {} : { tenant: context.tenant }),
    }),
    expiresIn: String(ID_TOKEN_LIFETIME),
  };
}

/** Creates an ID token. */
export function issueIdToken(
  context: IdentityContext,
  user: User,
  signIn: SignIn,
): Promise<string> {
  return issueToken(context, idTokenClaims(context, user, signIn));
}
