import type { Caller, TokenClaims } from '@quits/service-base';
import type { Body } from '../protocol/body.ts';
import { textField } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { claimsOf } from '../session/signed-in-user.ts';
import { tenantOfClaims } from '../tenant/tenant-of-claims.ts';
import { issueToken } from '../session/issue-token.ts';
import { decodeJwt, isSignedBy } from '../token/jwt.ts';

const SHORTEST = 300;
const LONGEST = 14 * 24 * 3600;
/** Seconds after it was issued that an ID token can be exchanged. */
const FRESH = 300;

/**
 * Exchanges an ID token for a session cookie.
 * @param lifetime in seconds
 * @throws {IdentityError} when the token is not valid or its sign-in was too long ago
 */
export async function createSessionCookie(
  context: IdentityContext,
  idToken: string,
  lifetime: number,
): Promise<string> {
  if (!Number.isInteger(lifetime) || lifetime < SHORTEST || lifetime > LONGEST) {
    throw new IdentityError('INVALID_DURATION');
  }
  const claims = claimsOf(context, idToken);
  if (context.tenant !== undefined && tenantOfClaims(claims) !== context.tenant) {
    throw new IdentityError('TENANT_ID_MISMATCH');
  }
  const now = Math.floor(context.now() / 1000);
  return issueToken(context, { ...claims, iss: issuer(context), iat: now, exp: now + lifetime });
}

/** Returns the caller of a session cookie; `undefined` if it is invalid or expired. */
export function callerOfSessionCookie(
  context: IdentityContext,
  cookie: string,
): Caller | undefined {
  const claims = claimsOfCookie(context, cookie);
  if (claims === undefined) return undefined;
  const isOurs = claims['iss'] === issuer(context) && claims['aud'] === context.project;
  if (!isOurs || Number(claims['exp']) <= context.now() / 1000) return undefined;
  const user = context.scopes(tenantOfClaims(claims))?.users.get(String(claims['sub']));
  const isCurrent =
    user !== undefined && !user.disabled && Number(claims['auth_time']) >= user.validSince;
  return isCurrent ? { kind: 'user', uid: user.uid, token: claims } : undefined;
}

function claimsOfCookie(context: IdentityContext, cookie: string): TokenClaims | undefined {
  const decoded = decodeJwt(cookie);
  if (decoded?.header['alg'] === 'none') {
    return context.emulatorTokens === 'issue' ? decoded.claims : undefined;
  }
  const key = context.keys.find(decoded?.header['kid']);
  const isSigned = decoded !== undefined && key !== undefined && isSignedBy(decoded, key.publicKey);
  return isSigned ? decoded.claims : undefined;
}

/** The administrators' call for {@link createSessionCookie}. */
export async function sessionCookieOperation(
  context: IdentityContext,
  body: Body,
): Promise<IdentityReply> {
  const idToken = textField(body, 'idToken');
  if (idToken === undefined || idToken === '') throw new IdentityError('MISSING_ID_TOKEN');
  const lifetime = Number(body['validDuration'] ?? LONGEST);
  return { sessionCookie: await createSessionCookie(context, idToken, lifetime) };
}

/** Returns whether an ID token was issued in the last five minutes. */
export function isFresh(context: IdentityContext, claims: TokenClaims): boolean {
  return context.now() / 1000 - Number(claims['iat']) <= FRESH;
}

function issuer(context: IdentityContext): string {
  return `https://session.firebase.google.com/${context.project}`;
}
