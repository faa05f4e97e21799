import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyOptions,
} from 'jose';
import { PATIENCE } from './provider.ts';

/** Keys with which a service signs its tokens. */
export interface OpenidKeys {
  /**
   * Checks a token's signature and claims.
   * @param isFromService whether the service itself just sent the token: only then can a key that isn't known be a new
   * one for sure; otherwise anyone could make us ask the service again and again
   * @throws an error of `jose` if it is invalid
   */
  verify(token: string, expected: JWTVerifyOptions, isFromService: boolean): Promise<JWTPayload>;
}

/** Signatures with a secret that we share with the service would make our secret a key. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** In s. */
const CLOCK_TOLERANCE = 30;

/** Loads keys when they are needed, and again when a token names one that isn't known. */
export function createOpenidKeys(address: string): OpenidKeys {
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: PATIENCE * 1000 });
  return {
    async verify(token, expected, isFromService) {
      const options = { ...expected, algorithms: ALGORITHMS, clockTolerance: CLOCK_TOLERANCE };
      try {
        return (await jwtVerify(token, keys, options)).payload;
      } catch (error) {
        if (!isFromService || !(error instanceof errors.JWKSNoMatchingKey)) throw error;
        await keys.reload();
        return (await jwtVerify(token, keys, options)).payload;
      }
    },
  };
}
