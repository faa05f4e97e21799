// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `account`. */
export interface AccountTexts {
  readonly usageDataHint: 'Helps to improve Quits. Off until you say yes.';
  readonly deleteText: 'Your account and your data are removed for good. Groups with others stay for them, without your name.';
  readonly deleteAlone: 'Nobody else is in it: it is deleted.';
  readonly deleteStays: 'Stays for the others.';
  readonly newOwner: 'New owner of {{group}}';
  readonly deleteForAll: 'Delete it for everyone';
  readonly formerMember: 'Former member';
  readonly exportText: 'One file with your profile and every group: expenses, receipts, comments, history.';
  readonly exporting: 'Collecting {{group}}…';
  readonly keepAccount: 'Keep my account';
  readonly filesMissing_one: '{{count}} file couldn’t be included';
  readonly filesMissing_other: '{{count}} files couldn’t be included';
}
