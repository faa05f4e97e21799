// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `errors`. */
export interface ErrorsTexts {
  readonly groupNotFound: 'This group doesn’t exist, or you’re not a member.';
  readonly groupArchived: 'This group is archived. An owner can unarchive it.';
  readonly groupFull: 'Groups can have up to 250 people.';
  readonly nameTaken: 'Someone in this group already has this name.';
  readonly lastOwner: 'A group needs at least one owner. Make someone else an owner first.';
  readonly mergeTouched: 'This merge can’t be undone because its expenses or people have changed since.';
  readonly notSettled: 'Settle all balances first.';
  readonly roleTooLow: 'You don’t have permission to do this. Ask an owner.';
  readonly balanceMismatch: 'The balances don’t match the expenses. An owner can recalculate them.';
  readonly inviteExpired: 'This invite link has expired. Ask for a new one.';
  readonly inviteUsedUp: 'This invite link has reached its limit. Ask for a new one.';
  readonly inviteRevoked: 'This invite link was revoked. Ask for a new one.';
  readonly inviteNotFound: 'This invite link doesn’t exist. Check it or ask for a new one.';
  readonly inviteEnded: 'This invite link no longer works. Ask for a new one.';
  readonly personTaken: 'Someone has already joined as this person. Choose another.';
  readonly alreadyMember: 'You’re already in this group.';
  readonly tooManyFiles: 'You can attach up to 10 files to an expense.';
  readonly importFormat: 'We don’t recognize this file. Choose a CSV or JSON file exported from Splitwise, Tricount, Spliit, SplitPro, Settle Up, IHateMoney, Cospend, or Quits.';
  readonly importEmpty: 'This file is empty.';
  readonly importTooLarge: 'This file is too large to import. The limit is 20 MB or 50,000 rows.';
  readonly importRow: 'This row couldn’t be read.';
  readonly importEncoding: 'We couldn’t read this file’s text. Save it as UTF-8 and try again.';
  readonly importCurrency: 'This file doesn’t include a currency. Choose one.';
  readonly importPeople: 'Choose who you are first.';
  readonly importKnown: 'This file has already been imported.';
  readonly deviceCodeUnknown: 'This code isn’t valid. Check it or get a new one on the other device.';
  readonly deviceCodeUsed: 'This code has already been used. If that wasn’t you, check the devices in your account on the other device.';
  readonly deviceCodeExpired: 'This code has expired. Get a new one.';
  readonly deviceTooMany: 'Too many attempts. Try again in a few minutes.';
}
