import type { TokenClaims } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { decodeJwt, isSignedBy, signJwt } from '../token/jwt.ts';

/** Purpose of a ticket; a ticket is never accepted for another purpose, nor as an ID token. */
export type TicketKind =
  | 'installation'
  | 'mfa-sign-in'
  | 'totp-enrollment'
  | 'provider'
  | 'provider-request'
  | 'provider-result'
  | 'pending-provider'
  | 'phone-proof';

/**
 * Signs data that a client returns later, so that the server need not store it.
 * @param lifetime in seconds
 */
export async function issueTicket(
  context: Pick<IdentityContext, 'keys' | 'now' | 'project'>,
  kind: TicketKind,
  statement: TokenClaims,
  lifetime: number,
): Promise<string> {
  const key = await context.keys.current();
  const now = Math.floor(context.now() / 1000);
  const claims = { ...statement, iss: issuer(context.project), aud: kind, exp: now + lifetime };
  return signJwt(claims, key.kid, key.privateKey);
}

/** The statement of a ticket; `undefined` when it is not ours, of another kind or too old. */
export function readTicket(
  context: Pick<IdentityContext, 'keys' | 'now' | 'project'>,
  kind: TicketKind,
  ticket: string,
): TokenClaims | undefined {
  const decoded = decodeJwt(ticket);
  const key = context.keys.find(decoded?.header['kid']);
  if (decoded === undefined || key === undefined || !isSignedBy(decoded, key.publicKey)) {
    return undefined;
  }
  const { claims } = decoded;
  const isRight = claims['aud'] === kind && claims['iss'] === issuer(context.project);
  return isRight && Number(claims['exp']) > context.now() / 1000 ? claims : undefined;
}

function issuer(project: string): string {
  return `urn:local-backend:${project}`;
}
