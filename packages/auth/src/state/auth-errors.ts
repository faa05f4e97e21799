import { type CodeOf, defineErrors } from '@quits/errors';

/** What the sign-in machine reports by itself, and the provider's codes that it foresees. */
export const authErrors = /* @__PURE__ */ defineErrors({
  'session/last-method': {
    reaction: 'fix-input',
    message: 'The account has no other way to sign in. Link one before this one is unlinked.',
  },
  'session/lost': {
    reaction: 'reauthenticate',
    message: 'The session ended while a flow was open. Sign in, then start the flow again.',
  },
  'session/read-only': {
    reaction: 'reauthenticate',
    message: 'The session is restored but not confirmed. Wait until `session.confirmed` is true.',
  },
  'session/redirect-lost': {
    reaction: 'switch-method',
    message:
      'The redirect came back without a result. Use the popup, or serve the auth handler from the same site.',
  },
  'session/redirect-unsafe': {
    reaction: 'switch-method',
    message:
      'The auth domain is another site, so browsers lose the redirect. Set `authDomain` to the host.',
  },
  'session/method-unavailable': {
    reaction: 'switch-method',
    message: 'The sign-in method is not set up. Pass its options to `createAuthMachine`.',
  },
  'session/second-factor-lost': {
    reaction: 'restart',
    message: 'The resolver of the second factor is gone. Start the sign-in again.',
  },
  'session/merge-failed': {
    reaction: 'restart',
    message:
      'The merge has no hooks, or no longer has both accounts. Pass `merge`, or start it again.',
  },
  'session/link-failed': {
    reaction: 'restart',
    message: 'The credential to link is gone. Start the linking again.',
  },
  'session/reauth-cancelled': {
    reaction: 'ignore',
    message: 'The person did not confirm who they are. Nothing is left to do.',
  },
  'auth/missing-email': {
    reaction: 'fix-input',
    message: 'The e-mail is empty. Have it typed before the form is sent.',
  },
  'auth/invalid-email': {
    reaction: 'fix-input',
    message: 'The e-mail is malformed. Have it corrected before the form is sent.',
  },
  'auth/missing-password': {
    reaction: 'fix-input',
    message: 'The password is empty. Have it typed before the form is sent.',
  },
  'auth/missing-phone-number': {
    reaction: 'fix-input',
    message: 'The phone number is empty. Have it typed before the form is sent.',
  },
  'auth/missing-verification-code': {
    reaction: 'fix-input',
    message: 'The code is empty. Have it typed before the form is sent.',
  },
  'auth/user-signed-out': {
    reaction: 'reauthenticate',
    message: 'The command needs a user, and nobody is signed in. Sign in first.',
  },
  'auth/requires-recent-login': {
    reaction: 'reauthenticate',
    message: 'The last sign-in is too old for this. Confirm the credentials, then repeat.',
  },
  'auth/credential-already-in-use': {
    reaction: 'switch-method',
    message: 'The credential belongs to another account. Sign in to that one, or merge.',
  },
  'auth/invalid-action-code': {
    reaction: 'restart',
    message: 'The link holds an action that is not known. Ask for a new link.',
  },
});

/** A code of this package's own. */
export type AuthErrorCode = CodeOf<typeof authErrors>;
