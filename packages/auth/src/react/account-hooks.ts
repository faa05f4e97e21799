import { flowHook } from './flow-hook.ts';

/**
 * Reauthentication before a sensitive operation; by password here, otherwise by any sign-in hook.
 */
export const useReauthenticate = flowHook(['reauth'], (send) => ({
  submitPassword: (password: string) => send({ type: 'PASSWORD', password }),
}));

/** An action link in one of the provider's emails. */
export const useEmailAction = flowHook(['action'], (send) => ({
  /** The `oobCode` of the link. */
  open: (code: string) => send({ type: 'OPEN_ACTION', code }),
  /** Only for a password reset link. */
  submitPassword: (password: string) => send({ type: 'PASSWORD', password }),
  checkPassword: (password: string) => send({ type: 'CHECK_PASSWORD', password }),
}));

/** Asking for a mail that resets the password. */
export const useResetPassword = flowHook(['reset'], (send) => ({
  sendReset: (email: string) => send({ type: 'SEND_RESET', email }),
}));

/** Confirming the e-mail. */
export const useVerifyEmail = flowHook(['verifyEmail'], (send) => ({
  sendVerification: () => send({ type: 'SEND_VERIFICATION' }),
  /**
   * Checks whether the email was verified elsewhere; the machine also checks when the page becomes
   * visible.
   */
  refresh: () => send({ type: 'REFRESH' }),
}));

/** Moving to another e-mail. */
export const useChangeEmail = flowHook(['changeEmail'], (send) => ({
  start: () => send({ type: 'OPEN_FORM', form: 'changeEmail' }),
  changeEmail: (email: string) => send({ type: 'CHANGE_EMAIL', email }),
}));

/** Changing or setting the password. */
export const useChangePassword = flowHook(['changePassword'], (send) => ({
  start: () => send({ type: 'OPEN_FORM', form: 'changePassword' }),
  changePassword: (password: string) => send({ type: 'CHANGE_PASSWORD', password }),
  checkPassword: (password: string) => send({ type: 'CHECK_PASSWORD', password }),
}));

/** Ending the sessions on other devices, for accounts with a password. */
export const useSignOutOthers = flowHook(['signOutOthers'], (send) => ({
  signOutOthers: (password: string) => send({ type: 'SIGN_OUT_OTHERS', password }),
}));

/** Name and photo. */
export const useProfile = flowHook(['profile'], (send) => ({
  update: (profile: { displayName?: string | null; photoURL?: string | null }) =>
    send({ type: 'UPDATE_PROFILE', ...profile }),
}));

/** Removes a sign-in method; to add one, use the sign-in hooks while signed in. */
export const useUnlinkProvider = flowHook(['unlink'], (send) => ({
  unlink: (providerId: string) => send({ type: 'UNLINK', providerId }),
}));

/** Adding and removing second factors. */
export const useMultiFactor = flowHook(['enrollTotp', 'enrollSms', 'unenroll'], (send) => ({
  addTotp: () => send({ type: 'ENROLL_TOTP' }),
  addSms: (phoneNumber: string) => send({ type: 'ENROLL_SMS', phoneNumber }),
  submitCode: (code: string, name: string) => send({ type: 'CODE', code, name }),
  remove: (uid: string) => send({ type: 'UNENROLL', uid }),
}));

/** Deleting the account. */
export const useDeleteAccount = flowHook(['delete'], (send) => ({
  start: () => send({ type: 'OPEN_FORM', form: 'delete' }),
  deleteAccount: () => send({ type: 'DELETE_ACCOUNT' }),
}));
