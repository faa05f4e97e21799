// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `errors`. */
export interface ErrorsTexts {
  readonly groupNotFound: 'The group does not exist, or you are not in it.';
  readonly groupArchived: 'The group is archived. An owner can bring it back.';
  readonly groupFull: 'A group can have up to 250 people.';
  readonly nameTaken: 'Someone in the group has this name already.';
  readonly lastOwner: 'A group needs an owner. Make someone else owner first.';
  readonly mergeTouched: 'What the merge changed has been changed again, so it can no longer be undone.';
  readonly notSettled: 'There are still open debts.';
  readonly roleTooLow: 'Your role in the group does not allow this.';
  readonly balanceMismatch: 'The balances do not match the expenses. An owner can recompute them.';
  readonly inviteExpired: 'The invitation has expired. Ask for a new one.';
  readonly inviteUsedUp: 'The invitation has been used up. Ask for a new one.';
  readonly inviteRevoked: 'The invitation was withdrawn. Ask for a new one.';
  readonly inviteNotFound: 'The invitation does not exist. Check the link or ask for a new one.';
  readonly inviteEnded: 'This link no longer works. Ask for a new one.';
  readonly personTaken: 'Someone else is this person already. Choose another one.';
  readonly alreadyMember: 'You are in this group already.';
  readonly tooManyFiles: 'An expense can have up to 10 files.';
  readonly importFormat: 'We do not know this kind of file.';
  readonly importEmpty: 'There is nothing in this file.';
  readonly importTooLarge: 'The file is too large to import.';
  readonly importRow: 'This row cannot be read.';
  readonly importEncoding: 'The text of the file cannot be read. Save it as UTF-8 and try again.';
  readonly importCurrency: 'The file does not say which currency. Choose one.';
  readonly importPeople: 'Say who is who first.';
  readonly importKnown: 'This file was imported already.';
}
