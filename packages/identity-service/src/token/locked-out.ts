import type { Authenticate } from '@quits/service-base';
import { TokenRefusal, type RefusalReason } from './token-refusal.ts';

/** Why somebody who was let in before is let in no longer; `undefined` while nothing has happened. */
export type LockedOut = (authorization: string | undefined) => TokenRefusal | undefined;

/** What an administrator or the person does to an account, as against a token that merely got old. */
const REASONS: ReadonlySet<RefusalReason> = new Set(['deleted', 'disabled', 'revoked']);

/** Makes the check for what goes on for longer than a call: streams and long uploads. */
export function createLockedOut(authenticate: Authenticate, project: string): LockedOut {
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
