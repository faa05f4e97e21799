import type { Authenticate } from '@quits/service-base';
import { TokenRefusal, type RefusalReason } from './token-refusal.ts';

/** Returns why a previously accepted caller is refused now; `undefined` if not. */
export type GetRevocation = (authorization: string | undefined) => TokenRefusal | undefined;

/** Reasons that result from an administrator's or the user's action, unlike an expired token. */
const REASONS: ReadonlySet<RefusalReason> = new Set(['deleted', 'disabled', 'revoked']);

/** Creates the check for long-running calls: streams and long uploads. */
export function createGetRevocation(authenticate: Authenticate, project: string): GetRevocation {
  return (authorization) => {
    try {
      authenticate(authorization, project);
      return undefined;
    } catch (error) {
      if (!(error instanceof TokenRefusal)) throw error;
      return REASONS.has(error.reason) ? error : undefined;
    }
  };
}
