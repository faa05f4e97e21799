import { sign, verify, type KeyObject } from 'node:crypto';
import type { TokenClaims } from '@quits/service-base';

/** A decoded, unverified token. */
export interface DecodedJwt {
  readonly header: TokenClaims;
  readonly claims: TokenClaims;
  /** The part that the signature is over. */
  readonly signed: string;
  readonly signature: Buffer;
}

/** Creates a token signed by RSASSA-PKCS1-v1_5 with SHA-256. */
export function signJwt(claims: TokenClaims, kid: string, privateKey: KeyObject): string {
  const signed = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}

/** Creates a token without a signature, like the emulators. */
export function unsignedJwt(claims: TokenClaims): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** Returns whether a token has a valid RS256 signature of the key. */
export function isSignedBy(token: DecodedJwt, publicKey: KeyObject): boolean {
  if (token.header['alg'] !== 'RS256') return false;
  return verify('sha256', Buffer.from(token.signed), publicKey, token.signature);
}

/** Decodes a token; `undefined` if it isn't a JWT. */
export function decodeJwt(token: string): DecodedJwt | undefined {
  const [header, claims, signature, ...rest] = token.split('.');
  if (header === undefined || claims === undefined || signature === undefined) return undefined;
  const decodedHeader = decode(header);
  const decodedClaims = decode(claims);
  if (rest.length > 0 || decodedHeader === undefined || decodedClaims === undefined) {
    return undefined;
  }
  return {
    header: decodedHeader,
    claims: decodedClaims,
    signed: `${header}.${claims}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

function encode(value: TokenClaims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): TokenClaims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as TokenClaims)
      : undefined;
  } catch {
    return undefined;
  }
}
