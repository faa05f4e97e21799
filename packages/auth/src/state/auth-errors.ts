import { type CodeOf, defineErrors } from '@quits/errors';

/**
 * Errors of the sign-in machine: its own codes, and provider codes that callers are expected to
 * handle.
 */
export const authErrors = /* @__PURE__ */ defineErrors({
  'session/last-method': {
    recovery: 'fix-input',
    message: 'The account has no other way to sign in. Link one before this one is unlinked.',
  },
  'session/lost': {
    recovery: 'reauthenticate',
    message: 'The session ended while a flow was open. Sign in, then start the flow again.',
  },
  'session/read-only': {
    recovery: 'reauthenticate',
    message: 'The session is restored but not confirmed. Wait until `session.confirmed` is true.',
  },
  'session/redirect-lost': {
    recovery: 'switch-method',
    message:
      'The redirect came back without a result. Use the popup, or serve the auth handler from the same site.',
  },
  'session/redirect-unsafe': {
    recovery: 'switch-method',
    message:
      'The auth domain is another site, so browsers lose the redirect. Set `authDomain` to the host.',
  },
  'session/method-unavailable': {
    recovery: 'switch-method',
    message: 'The sign-in method is not set up. Pass its options to `createAuthMachine`.',
  },
  'session/second-factor-lost': {
    recovery: 'restart',
    message: 'The resolver of the second factor is gone. Start the sign-in again.',
  },
  'session/merge-failed': {
    recovery: 'restart',
    message:
      'The merge has no hooks, or no longer has both accounts. Pass `merge`, or start it again.',
  },
  'session/link-failed': {
    recovery: 'restart',
    message: 'The credential to link is gone. Start the linking again.',
  },
  'session/reauth-cancelled': {
    recovery: 'ignore',
    message: 'The person did not confirm who they are. Nothing is left to do.',
  },
  'auth/missing-email': {
    recovery: 'fix-input',
    message: 'The e-mail is empty. Have it typed before the form is sent.',
  },
  'auth/invalid-email': {
    recovery: 'fix-input',
    message: 'The e-mail is malformed. Have it corrected before the form is sent.',
  },
  'auth/missing-password': {
    recovery: 'fix-input',
    message: 'The password is empty. Have it typed before the form is sent.',
  },
  'auth/missing-phone-number': {
    recovery: 'fix-input',
    message: 'The phone number is empty. Have it typed before the form is sent.',
  },
  'auth/missing-verification-code': {
    recovery: 'fix-input',
    message: 'The code is empty. Have it typed before the form is sent.',
  },
  'auth/user-signed-out': {
    recovery: 'reauthenticate',
    message: 'The command needs a user, and nobody is signed in. Sign in first.',
  },
  'auth/requires-recent-login': {
    recovery: 'reauthenticate',
    message: 'The last sign-in is too old for this. Confirm the credentials, then repeat.',
  },
  'auth/credential-already-in-use': {
    recovery: 'switch-method',
    message: 'The credential belongs to another account. Sign in to that one, or merge.',
  },
  'auth/invalid-action-code': {
    recovery: 'restart',
    message: 'The link holds an action that is not known. Ask for a new link.',
  },
});

/** A code of this package's own. */
export type AuthErrorCode = CodeOf<typeof authErrors>;
