// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `account`. */
export interface AccountTexts {
  readonly title: 'Your account';
  readonly profile: 'Profile';
  readonly photo: 'Photo';
  readonly changePhoto: 'Change the photo';
  readonly methods: 'Ways to sign in';
  readonly removeMethod: 'Remove {{method}}';
  readonly lastMethod: 'This is your only way to sign in.';
  readonly changeEmail: 'Change the e-mail';
  readonly changeEmailSent: 'We sent a link to {{email}}. The change takes effect when you open it.';
  readonly changePassword: 'Change the password';
  readonly setPassword: 'Set a password';
  readonly secondFactor: 'Second step at sign-in';
  readonly secondFactorOff: 'Off';
  readonly addTotp: 'Add an authenticator app';
  readonly addSms: 'Add a phone number';
  readonly removeFactor: 'Remove {{name}}';
  readonly scanQr: 'Scan this code with your authenticator app.';
  readonly orTypeKey: 'Or type this key:';
  readonly recoveryNote: 'Keep a second way to sign in, in case you lose the device.';
  readonly privacy: 'Privacy';
  readonly usageData: 'Share anonymous usage data';
  readonly exportTitle: 'Take your data with you';
  readonly exportAll: 'Export everything';
  readonly deleteTitle: 'Delete your account';
  readonly deleteConfirm: 'Delete for good';
  readonly deleting: 'Deleting…';
  readonly deleteOpen: 'Your account is not fully deleted yet.';
  readonly guestLeaves: 'You have no account yet: signing out leaves everything here behind for good.';
  readonly preferences: 'Preferences';
  readonly confirmEmail: 'Confirm the e-mail';
  readonly newEmail: 'New e-mail';
  readonly authenticator: 'Authenticator app';
  readonly deleted: 'Your account is deleted. Thank you for having been here.';
  readonly sessions: 'Where you are signed in';
  readonly lastSignIn: 'This device, since {{when}}';
  readonly othersTitle: 'Sign out everywhere else';
  readonly othersText: 'Type your password. Other devices are signed out within an hour.';
  readonly othersDone: 'Your other devices are signed out within an hour.';
  readonly othersNoPassword: 'Only a new password signs your other devices out. Set one above.';
  readonly removePhoto: 'Remove the photo';
}
