import type { TokenClaims } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { signJwt, unsignedJwt } from '../token/jwt.ts';

/** Makes an ID token or a session cookie of its claims: signed, unless the tools at hand take no signature. */
export async function issueToken(
  context: Pick<IdentityContext, 'keys' | 'emulatorTokens'>,
  claims: TokenClaims,
): Promise<string> {
  if (context.emulatorTokens === 'issue') return unsignedJwt(claims);
  const key = await context.keys.current();
  return signJwt(claims, key.kid, key.privateKey);
}
