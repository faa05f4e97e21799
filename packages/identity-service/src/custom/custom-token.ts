import type { TokenClaims } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { decodeJwt, isSignedBy, signJwt } from '../token/jwt.ts';
import { RESERVED_CLAIMS } from '../token/reserved-claims.ts';
import { isBody } from '../protocol/body.ts';

const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const LIFETIME = 3600;

/** Contents of a custom token: the user, and additional claims of the ID token. */
export interface CustomTokenContent {
  readonly uid: string;
  readonly claims: TokenClaims;
  /** Tenant of the account; missing for the project's own. */
  readonly tenantId?: string;
}

/** Creates a custom token, which `signInWithCustomToken` takes. */
export async function createCustomToken(
  context: IdentityContext,
  { uid, claims, tenantId }: CustomTokenContent,
): Promise<string> {
  const key = await context.keys.current();
  const now = Math.floor(context.now() / 1000);
  const account = `local-backend@${context.project}.iam.gserviceaccount.com`;
  const token = { iss: account, sub: account, aud: AUDIENCE, iat: now, exp: now + LIFETIME };
  const tenant = tenantId === undefined ? {} : { tenant_id: tenantId };
  return signJwt({ ...token, uid, claims, ...tenant }, key.kid, key.privateKey);
}

/**
 * Verifies a custom token: signed by this service or, if test tools are allowed, unsigned.
 * @throws {IdentityError} `INVALID_CUSTOM_TOKEN` or `CREDENTIAL_MISMATCH`
 */
export function readCustomToken(context: IdentityContext, token: string): CustomTokenContent {
  const plain = context.emulatorTokens !== false ? plainContent(token) : undefined;
  const content = plain ?? verifiedClaims(context, token);
  const uid = content['uid'] ?? content['user_id'];
  const { claims = {} } = content as { claims?: unknown };
  if (typeof uid !== 'string' || uid === '' || uid.length > 128) {
    throw invalid('The token names no user.');
  }
  if (!isBody(claims)) throw invalid('The claims are no object.');
  const reserved = Object.keys(claims).find((name) => RESERVED_CLAIMS.includes(name));
  if (reserved !== undefined) throw invalid(`The claim "${reserved}" is reserved.`);
  const tenantId = content['tenant_id'];
  return { uid, claims, ...(typeof tenantId === 'string' ? { tenantId } : {}) };
}

function verifiedClaims(context: IdentityContext, token: string): TokenClaims {
  const decoded = decodeJwt(token);
  if (decoded === undefined) throw invalid('The token is malformed.');
  const isUnsigned = decoded.header['alg'] === 'none' && context.emulatorTokens !== false;
  const { kid } = decoded.header;
  // Server libraries have tokens signed without naming the key.
  const named = context.keys.find(kid);
  const candidates = kid === undefined ? context.keys.all() : named === undefined ? [] : [named];
  const isSigned = candidates.some(({ publicKey }) => isSignedBy(decoded, publicKey));
  if (!isUnsigned && !isSigned) {
    throw new IdentityError('CREDENTIAL_MISMATCH');
  }
  if (decoded.claims['aud'] !== AUDIENCE) throw invalid('The token is meant for something else.');
  if (!isUnsigned && Number(decoded.claims['exp']) <= context.now() / 1000) {
    throw invalid('The token has expired.');
  }
  return decoded.claims;
}

/** Reads a custom token that is plain JSON, as the emulators accept it. */
function plainContent(token: string): TokenClaims | undefined {
  if (!token.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(token);
    return isBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function invalid(reason: string): IdentityError {
  return new IdentityError('INVALID_CUSTOM_TOKEN', reason);
}
