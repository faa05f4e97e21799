// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `account`. */
export interface AccountTexts {
  readonly title: 'Account';
  readonly profile: 'Profile';
  readonly photo: 'Photo';
  readonly changePhoto: 'Change photo';
  readonly methods: 'Sign-in methods';
  readonly removeMethod: 'Remove {{method}}';
  readonly lastMethod: 'This is your only sign-in method.';
  readonly changeEmail: 'Change email';
  readonly changeEmailSent: 'We sent a link to {{email}}. Open it to confirm your new email.';
  readonly changePassword: 'Change password';
  readonly setPassword: 'Set password';
  readonly secondFactor: 'Two-step verification';
  readonly secondFactorOff: 'Off';
  readonly addTotp: 'Add authenticator app';
  readonly addSms: 'Add phone number';
  readonly removeFactor: 'Remove {{name}}';
  readonly scanQr: 'Scan this QR code with your authenticator app.';
  readonly orTypeKey: 'Or enter this key:';
  readonly recoveryNote: 'Set up another sign-in method in case you lose this device.';
  readonly privacy: 'Privacy';
  readonly usageData: 'Share anonymous usage data';
  readonly exportTitle: 'Export your data';
  readonly exportAll: 'Export everything';
  readonly deleteTitle: 'Delete your account';
  readonly deleteConfirm: 'Delete account';
  readonly deleting: 'Deleting…';
  readonly deleteOpen: 'Your account hasn’t been fully deleted yet';
  readonly guestLeaves: 'You don’t have an account. If you sign out, you’ll permanently lose everything here.';
  readonly preferences: 'Preferences';
  readonly confirmEmail: 'Verify email';
  readonly newEmail: 'New email';
  readonly authenticator: 'Authenticator app';
  readonly deleted: 'Your account has been deleted.';
  readonly sessions: 'Where you’re signed in';
  readonly lastSignIn: 'This device · since {{when}}';
  readonly othersTitle: 'Sign out everywhere else';
  readonly othersText: 'Enter your password to sign out on all other devices. This can take up to an hour.';
  readonly othersDone: 'You’ll be signed out on your other devices within an hour.';
  readonly othersNoPassword: 'To sign out on your other devices, set a password above.';
  readonly removePhoto: 'Remove photo';
  readonly emailLink: 'Sign-in link by email';
  readonly noPassword: 'You sign in without a password. Set one to sign in without waiting for an email, too.';
  readonly passwordNeedsEmail: 'Add an email first to set a password.';
  readonly addEmail: 'Add email';
  readonly reauthLink: 'We’ll email a link to {{email}}. Open it in this browser, then come back and try again.';
  readonly deleteTitleGuest: 'Delete all your data';
}
