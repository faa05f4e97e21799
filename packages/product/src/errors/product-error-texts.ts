import type { ActionableCodeOf } from '@quits/errors';
import type { StaticMessageKey } from '@quits/i18n';
import type { ProductErrorCode, productErrors } from './product-errors.ts';

/** Text keys of the product's error codes; a code without a text doesn't compile. */
export const productErrorTexts = {
  'group/not-found': 'errors:groupNotFound',
  'group/archived': 'errors:groupArchived',
  'group/deleted': 'errors:gone',
  'group/too-many-people': 'errors:groupFull',
  'group/name-taken': 'errors:nameTaken',
  'group/last-owner': 'errors:lastOwner',
  'group/merge-touched': 'errors:mergeTouched',
  'group/not-settled': 'errors:notSettled',
  'group/role-too-low': 'errors:roleTooLow',
  'group/balance-mismatch': 'errors:balanceMismatch',
  'invite/expired': 'errors:inviteExpired',
  'invite/used-up': 'errors:inviteUsedUp',
  'invite/revoked': 'errors:inviteRevoked',
  'invite/not-found': 'errors:inviteNotFound',
  'invite/ended': 'errors:inviteEnded',
  'invite/person-taken': 'errors:personTaken',
  'invite/already-member': 'errors:alreadyMember',
  'device/code-unknown': 'errors:deviceCodeUnknown',
  'device/code-used': 'errors:deviceCodeUsed',
  'device/code-expired': 'errors:deviceCodeExpired',
  'device/too-many': 'errors:deviceTooMany',
  'upload/too-many': 'errors:tooManyFiles',
  'import/unknown-format': 'errors:importFormat',
  'import/empty': 'errors:importEmpty',
  'import/too-large': 'errors:importTooLarge',
  'import/too-many-rows': 'errors:importTooLarge',
  'import/bad-row': 'errors:importRow',
  'import/encoding': 'errors:importEncoding',
  'import/currency-missing': 'errors:importCurrency',
  'import/people-unmapped': 'errors:importPeople',
  'import/already-imported': 'errors:importKnown',
} as const satisfies Record<ActionableCodeOf<typeof productErrors>, StaticMessageKey> & {
  readonly [Code in ProductErrorCode]?: StaticMessageKey;
};
