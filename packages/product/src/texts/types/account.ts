// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `account`. */
export interface AccountTexts {
  readonly usageDataHint: 'Helps improve Quits. Off by default.';
  readonly deleteText: 'Your account and data will be permanently deleted. Groups you share stay available to their other members, without your name.';
  readonly deleteAlone: 'You’re the only member, so this group will be deleted.';
  readonly deleteStays: 'Stays available to the other members.';
  readonly newOwner: 'New owner of {{group}}';
  readonly deleteForAll: 'Delete for everyone';
  readonly formerMember: 'Former member';
  readonly exportText: 'Download one file with your profile and all your groups: expenses, receipts, comments, and history.';
  readonly exporting: 'Exporting {{group}}…';
  readonly keepAccount: 'Keep my account';
  readonly filesMissing_one: '{{count}} file couldn’t be included';
  readonly filesMissing_other: '{{count}} files couldn’t be included';
  readonly showPhoto: 'Show my photo in groups';
  readonly showPhotoHint: 'Members of your groups see a small copy.';
  readonly deleteTextGuest: 'Everything you entered will be permanently deleted. Groups you share stay available to their other members, without your name.';
  readonly exportStep: 'Group {{position}} of {{total}} · expenses: {{expenses}}';
  readonly exportDone: 'Your export has been downloaded';
  readonly exportFailed: 'Your data couldn’t be exported';
  readonly exportBackground: 'You can leave this page. The export continues.';
  readonly guestText: 'You’re using Quits without an account, so everything is tied to this browser. If you sign out or clear its data, you’ll permanently lose it. Create an account to keep it and to sign in on any device.';
  readonly payment: 'Payment details';
  readonly paymentText: 'Only people who owe you can see these, and only while they do.';
  readonly payAdd: 'Add payment method';
  readonly payMethod: 'Payment method';
  readonly payIban: 'Bank account';
  readonly payHolder: 'Account holder';
  readonly payPhone: 'Phone number';
  readonly payPhoneOrEmail: 'Phone number or email';
  readonly payUsername: 'Username';
  readonly payPixKey: 'Pix key';
  readonly payInvalid: 'Enter a valid value. Check for typos.';
  readonly device: 'Use on another device';
  readonly deviceText: 'Use the same groups on another device, without an account.';
  readonly deviceNotOffered: 'This server can’t connect a guest’s other devices. Create an account to sign in there.';
  readonly deviceShow: 'Show code';
  readonly deviceScan: 'Scan this code with the other device’s camera.';
  readonly deviceType: 'Or open {{address}} there and enter:';
  readonly deviceWarning: 'Works once, until {{time}}. Anyone who uses it can see and change your groups.';
  readonly deviceNew: 'New code';
  readonly deviceJoined: 'Added: {{device}}';
  readonly deviceNotYou: 'If that wasn’t you, remove it in your account settings.';
  readonly deviceAdded: '{{device}}, added {{time}}';
  readonly deviceRemove: 'Remove other devices';
  readonly deviceRemoveText: 'They’re signed out within an hour. Sign-in methods added there are removed, too.';
  readonly deviceRemoved: 'Other devices removed';
  readonly deviceUnknown: 'Unknown device';
  readonly deviceEnter: 'Use a code from another device';
  readonly deviceEnterText: 'In Quits on the other device, open your account and choose “Use on another device”.';
  readonly deviceConfirm: 'Use your groups on this device?';
  readonly deviceConfirmText: 'Continue only if the code is from your own device.';
  readonly deviceAccount: 'Sign out first to use a code from another device.';
  readonly deviceMerge: 'This device has its own groups. You can bring them along.';
}
