import { importPKCS8, SignJWT } from 'jose';
import type { AppleKey } from './provider-settings.ts';

/** Lifetime of a secret in s; Apple allows half a year. */
const LIFETIME = 300;

/**
 * Creates the client secret that Apple wants: a token signed by the account's key.
 * @throws {TypeError} if the key isn't a private key of the curve P-256
 */
export async function appleSecret(
  { teamId, keyId, privateKey }: AppleKey,
  clientId: string,
  issuer: string,
): Promise<string> {
  const key = await importPKCS8(privateKey, 'ES256');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME} s`)
    .sign(key);
}
