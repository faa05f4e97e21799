import type { ReactionTable } from './table.ts';

/** Same-origin calls and the connection. */
export const network = {
  retry: ['offline', 'timeout', 'failed', 'server'],
  wait: ['throttled'],
  reauthenticate: ['unauthenticated'],
  contact: ['refused'],
  ignore: ['aborted'],
} as const satisfies ReactionTable;

/** The provider's configuration. */
export const config = {
  retry: ['unreachable'],
  contact: ['missing', 'malformed', 'conflict'],
} as const satisfies ReactionTable;

/** The provider's lazily loaded services. */
export const service = {
  retry: ['failed-to-load'],
} as const satisfies ReactionTable;

/** What the browser keeps for the app. */
export const device = {
  retry: ['storage-unavailable'],
} as const satisfies ReactionTable;

/** What the sign-in machine reports by itself. */
export const session = {
  'fix-input': ['passwords-differ', 'last-method'],
  reauthenticate: ['lost', 'read-only'],
  'switch-method': ['redirect-lost', 'redirect-unsafe', 'method-unavailable'],
  restart: ['second-factor-lost', 'merge-failed', 'link-failed'],
  ignore: ['reauth-cancelled'],
} as const satisfies ReactionTable;

/** Changes to data. */
export const write = {
  retry: ['offline-needed'],
  'fix-input': ['conflict', 'gone', 'invalid', 'too-large'],
  contact: ['refused'],
} as const satisfies ReactionTable;

/** Reading data. */
export const read = {
  retry: ['not-cached'],
  contact: ['malformed', 'no-access', 'missing-index'],
} as const satisfies ReactionTable;

/** Groups and their members. */
export const group = {
  'fix-input': [
    'not-found',
    'archived',
    'deleted',
    'too-many-people',
    'name-taken',
    'last-owner',
    'merge-touched',
    'not-settled',
  ],
  contact: ['role-too-low', 'balance-mismatch'],
} as const satisfies ReactionTable;

/** Invitations. */
export const invite = {
  restart: ['expired', 'used-up', 'revoked', 'not-found', 'ended'],
  'fix-input': ['person-taken', 'already-member'],
} as const satisfies ReactionTable;

/** Receipts, photos and other files. */
export const upload = {
  retry: ['interrupted'],
  'fix-input': ['too-large', 'wrong-type', 'too-many', 'unreadable'],
} as const satisfies ReactionTable;

/** Files of other apps. */
export const importing = {
  'fix-input': [
    'unknown-format',
    'empty',
    'too-large',
    'too-many-rows',
    'bad-row',
    'encoding',
    'currency-missing',
    'people-unmapped',
  ],
  ignore: ['already-imported'],
} as const satisfies ReactionTable;
