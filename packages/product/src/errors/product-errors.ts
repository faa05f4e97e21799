import { type CodeOf, defineErrors } from '@quits/errors';

/** Errors of groups, invites, receipts and imports. */
export const productErrors = /* @__PURE__ */ defineErrors({
  'group/not-found': {
    recovery: 'fix-input',
    message: 'The group does not exist, or is not readable. Check the id and the membership.',
  },
  'group/archived': {
    recovery: 'fix-input',
    message: 'The group is archived and takes no changes. An owner has to restore it first.',
  },
  'group/deleted': {
    recovery: 'fix-input',
    message: 'The group is deleted. Stop reading and writing it.',
  },
  'group/too-many-people': {
    recovery: 'fix-input',
    message: 'A group holds at most 250 people. Leave some out, or merge some.',
  },
  'group/name-taken': {
    recovery: 'fix-input',
    message: 'Another person of the group has the name. Choose another one.',
  },
  'group/last-owner': {
    recovery: 'fix-input',
    message: 'The group would be left without an owner. Make someone else owner first.',
  },
  'group/merge-touched': {
    recovery: 'fix-input',
    message: 'What the merge changed was changed again. It cannot be undone; change it by hand.',
  },
  'group/not-settled': {
    recovery: 'fix-input',
    message: 'The group has open debts. Settle them first.',
  },
  'group/role-too-low': {
    recovery: 'contact',
    message: 'The role does not allow the change. Ask an owner for another role.',
  },
  'group/balance-mismatch': {
    recovery: 'contact',
    message: 'The stored balances do not match the history. Have an owner recount them.',
  },
  'invite/expired': {
    recovery: 'restart',
    message: 'The invitation is past its date. Create a new one.',
  },
  'invite/used-up': {
    recovery: 'restart',
    message: 'The invitation has no uses left. Create a new one.',
  },
  'invite/revoked': {
    recovery: 'restart',
    message: 'The invitation was withdrawn. Create a new one.',
  },
  'invite/not-found': {
    recovery: 'restart',
    message: 'No invitation has this id and secret. Check the link, or create a new one.',
  },
  'invite/ended': {
    recovery: 'restart',
    message: 'The invitation no longer works, for a reason that is not told. Create a new one.',
  },
  'invite/person-taken': {
    recovery: 'fix-input',
    message: 'The person belongs to another account. Choose another person.',
  },
  'invite/already-member': {
    recovery: 'fix-input',
    message: 'The account is in the group already. Open the group instead.',
  },
  'device/code-unknown': {
    recovery: 'restart',
    message: 'No code for another device is like this one. Check it, or create a new one.',
  },
  'device/code-used': {
    recovery: 'restart',
    message: 'The code for another device was used already. Create a new one.',
  },
  'device/code-expired': {
    recovery: 'restart',
    message: 'The code for another device is past its time. Create a new one.',
  },
  'device/too-many': {
    recovery: 'wait',
    message: 'Too many codes for other devices were made or tried. Wait some minutes.',
  },
  'upload/too-many': {
    recovery: 'fix-input',
    message: 'An expense holds at most 10 receipts. Remove one first.',
  },
  'import/unknown-format': {
    recovery: 'fix-input',
    message: 'The file has none of the known formats. Export it again, or add a reader.',
  },
  'import/empty': {
    recovery: 'fix-input',
    message: 'The file holds no entries. Choose another one.',
  },
  'import/too-large': {
    recovery: 'fix-input',
    message: 'The file is longer than `MAX_IMPORT_LENGTH`. Split it.',
  },
  'import/too-many-rows': {
    recovery: 'fix-input',
    message: 'The file has more rows than an import takes. Split it.',
  },
  'import/bad-row': {
    recovery: 'fix-input',
    message: 'A row cannot be read. Correct it in the file, or leave it out.',
  },
  'import/encoding': {
    recovery: 'fix-input',
    message: 'The bytes are in no encoding that is known. Save the file as UTF-8.',
  },
  'import/currency-missing': {
    recovery: 'fix-input',
    message: 'The file names no currency. Have one chosen.',
  },
  'import/people-unmapped': {
    recovery: 'fix-input',
    message: 'Names of the file belong to nobody yet. Have each matched with a person.',
  },
  'import/already-imported': {
    recovery: 'ignore',
    message: 'The entries of the file are in the group already. Nothing is left to do.',
  },
});

/** An error code of the product. */
export type ProductErrorCode = CodeOf<typeof productErrors>;
