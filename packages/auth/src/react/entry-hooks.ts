import { flowHook } from './flow-hook.ts';

/** A link by e-mail: asking for it, and finishing with it here or on another device. */
export const useEmailLink = flowHook(['emailLink'], (send) => ({
  sendLink: (email: string) => send({ type: 'SEND_LINK', email }),
  /** Opens a URL that may be a sign-in link; the machine checks the page's own URL itself. */
  openLink: (url: string) => send({ type: 'OPEN_LINK', url }),
  giveEmail: (email: string) => send({ type: 'LINK_EMAIL', email }),
  choose: (choice: 'link' | 'signIn') => send({ type: 'LINK_CHOICE', choice }),
}));

/** Sign-in with an OAuth provider. */
export const useOAuth = flowHook(['oauth'], (send) => ({
  /** On hover or focus, so that the popup opens within the click. */
  prepare: () => send({ type: 'PREPARE' }),
  openPopup: (providerId: string) => send({ type: 'POPUP', providerId }),
  goThere: (providerId: string) => send({ type: 'REDIRECT', providerId }),
}));

/** A code sent to a phone. */
export const usePhone = flowHook(['phone'], (send) => ({
  sendCode: (phoneNumber: string) => send({ type: 'SEND_SMS', phoneNumber }),
  submitCode: (code: string) => send({ type: 'CODE', code }),
}));

/** Sign-in with a token that the app's server created. */
export const useCustomToken = flowHook(['customToken'], (send) => ({
  signIn: (token: string) => send({ type: 'CUSTOM_TOKEN', token }),
}));

/** The second factor of a sign-in. */
export const useSecondFactor = flowHook(['secondFactor'], (send) => ({
  choose: (uid: string) => send({ type: 'CHOOSE_FACTOR', uid }),
  submitCode: (code: string) => send({ type: 'CODE', code }),
}));

/** An account that exists with another method; sign in with that method by any other hook. */
export const useAccountConflict = flowHook(['conflict'], () => ({}));

/** Merge of a guest's data into an existing account. */
export const useAccountMerge = flowHook(['merge'], (send) => ({
  choose: (choice: 'merge' | 'useAccount' | 'keepGuest') => send({ type: 'MERGE', choice }),
  resume: (account?: { email: string; password: string }) =>
    send({ type: 'RESUME_MERGE', ...account }),
}));
