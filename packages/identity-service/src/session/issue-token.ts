import type { TokenClaims } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { signJwt, unsignedJwt } from '../token/jwt.ts';

/** Creates an ID token or a session cookie: signed, unless test tools require unsigned ones. */
export async function issueToken(
  context: Pick<IdentityContext, 'keys' | 'emulatorTokens'>,
  claims: TokenClaims,
): Promise<string> {
  if (context.emulatorTokens === 'issue') return unsignedJwt(claims);
  const key = await context.keys.current();
  return signJwt(claims, key.kid, key.privateKey);
}
