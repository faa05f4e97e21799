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
}
