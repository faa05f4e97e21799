import type { SignOutReason } from '@quits/auth';
import { useSession } from '@quits/auth/react';
import type { StaticMessageKey } from '@quits/i18n';
import { useT } from '@quits/i18n/react';

/** Text keys of the reasons why a session ended; a deliberate sign-out has none. */
const REASON_TEXT = {
  never: undefined,
  userRequest: undefined,
  expired: 'auth:outExpired',
  disabled: 'auth:outDisabled',
  deleted: 'auth:outDeleted',
  emailChanged: 'auth:outEmailChanged',
  passwordChanged: 'auth:outPasswordChanged',
  revoked: 'auth:outRevoked',
  otherTab: 'auth:outOtherTab',
  otherUserInOtherTab: 'auth:outOtherUser',
  refusedByPolicy: 'auth:outBlocked',
  redirectLost: 'auth:outRedirectLost',
  idleTimeout: 'auth:outIdle',
} satisfies Record<Exclude<SignOutReason, 'restoreFailed'>, StaticMessageKey | undefined>;

/**
 * Returns a text that explains why the session ended; `undefined` if there is nothing to explain.
 */
export function useOutReason(): string | undefined {
  const t = useT();
  const session = useSession();
  if (session.status !== 'signedOut') return undefined;
  if (session.reason === 'restoreFailed') {
    const name = session.last?.displayName ?? session.last?.email ?? t('auth:guestName');
    return t('auth:outLostAtStart', { name });
  }
  const text = REASON_TEXT[session.reason];
  return text === undefined ? undefined : t(text);
}

/** Returns a text that says how many changes wait for the user to sign in again; `undefined` if none do. */
export function useUnsentText(): string | undefined {
  const t = useT();
  const session = useSession();
  const unsent = session.status === 'signedOut' ? (session.unsent ?? 0) : 0;
  return unsent === 0 ? undefined : t('auth:pendingWritesTitle', { count: unsent });
}
