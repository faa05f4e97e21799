import { removeAccountData } from '../../../src/account/remove-account-data.ts';
import { transferMemberships } from '../../../src/account/transfer-memberships.ts';
import type { NamedAction } from './action.ts';

/** Actions of accounts that are in one group only, since they go through all groups of the account. */
export const OF_ACCOUNTS: readonly NamedAction[] = [
  [
    'passer',
    'handing a place over',
    ({ recorder, uid }) =>
      transferMemberships({
        guest: {
          database: recorder.signIn(uid),
          uid,
          deleteFiles: () => Promise.resolve({ ok: true, value: 0 }),
        },
        account: { database: recorder.signIn('taker'), uid: 'taker' },
      }),
  ],
  [
    'goer',
    'deleting an account',
    ({ database, uid }) =>
      removeAccountData(database, {
        uid,
        plan: { dispositions: {}, neutralName: 'Former member' },
        deleteFiles: () => Promise.resolve({ ok: true, value: 0 }),
      }),
  ],
];
