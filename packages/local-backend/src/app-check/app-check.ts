import { randomUUID } from 'node:crypto';
import { decodeJwt, type IdentityContext, isSignedBy, signJwt } from '@quits/identity-service';

/** Statement of an App Check token. */
interface AppCheckClaims {
  readonly appId: string;
  readonly id: string;
  /** In ms since the epoch, to the second. */
  readonly issued: number;
  /** In ms since the epoch. */
  readonly until: number;
}

/** A token, and how long it is valid, in ms. */
export interface AppCheckToken {
  readonly token: string;
  readonly lifetime: number;
}

/** App Check tokens, which say that a request comes from an app of the project. */
export interface AppCheck {
  /** Creates a token. The id is random by default; the lifetime is in ms. */
  issue(appId: string, options?: { id?: string; lifetime?: number }): Promise<AppCheckToken>;
  /** Returns what a token says; `undefined` if it isn't ours or has expired. */
  verify(token: string): AppCheckClaims | undefined;
  /** Uses a token up; returns whether it was used up already. */
  consume(claims: AppCheckClaims): boolean;
}

/** Dependencies of {@link createAppCheck}. */
export interface AppCheckOptions {
  readonly keys: IdentityContext['keys'];
  readonly project: string;
  /** Number of the project. */
  readonly number: string;
  /** Returns the current time in ms since the epoch. */
  readonly now: () => number;
}

/** Lifetime by default, as the service has it. */
const HOUR = 3_600_000;
/** Used tokens that are remembered. */
const MOST = 50_000;

/** Creates the issuer of a backend. Tokens that were issued before it started count as used up, because which were is not stored. */
export function createAppCheck({ keys, project, number, now }: AppCheckOptions): AppCheck {
  const issuer = `https://firebaseappcheck.googleapis.com/${number}`;
  const audience = `projects/${project}`;
  const started = Math.floor(now() / 1000) * 1000;
  const used = new Map<string, number>();

  return {
    async issue(appId, { id = randomUUID(), lifetime = HOUR } = {}) {
      const key = await keys.current();
      const iat = Math.floor(now() / 1000);
      const exp = Math.floor((now() + lifetime) / 1000);
      const aud = [`projects/${number}`, audience];
      const claims = { sub: appId, aud, iss: issuer, iat, exp, jti: id };
      return { token: signJwt(claims, key.kid, key.privateKey), lifetime };
    },
    verify(token) {
      const decoded = decodeJwt(token);
      const key = keys.find(decoded?.header['kid']);
      if (decoded === undefined || key === undefined || !isSignedBy(decoded, key.publicKey)) {
        return undefined;
      }
      const { sub, aud, iss, iat, exp, jti } = decoded.claims;
      const isOurs = iss === issuer && Array.isArray(aud) && aud.includes(audience);
      if (!isOurs || typeof jti !== 'string') return undefined;
      const claims = { appId: String(sub), id: jti, issued: Number(iat) * 1000 };
      const until = Number(exp) * 1000;
      return until > now() ? { ...claims, until } : undefined;
    },
    consume({ id, issued, until }) {
      for (const [other, end] of used) {
        if (end > now() && used.size < MOST) break;
        used.delete(other);
      }
      const isUsed = issued < started || used.has(id);
      used.set(id, until);
      return isUsed;
    },
  };
}
