import { defineEvents } from '@quits/analytics';

/** Names that writes have in the app; a write of another name is not counted. */
export const ACTS = [
  'add-expense',
  'add-person',
  'archive-group',
  'create-example',
  'create-group',
  'create-invite',
  'delete-expense',
  'delete-group',
  'edit-expense',
  'import',
  'join-group',
  'leave-group',
  'merge-people',
  'record-payment',
  'repair-group',
  'restore-expense',
  'start-series',
] as const;

/** What is counted besides screens, errors and speed, once the person has agreed. */
export const events = defineEvents({
  change_made: { what: ACTS, online: 'flag' },
});

/** Kinds of screens: patterns of routes, never addresses. */
export const SCREENS = [
  '/',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/auth/action',
  '/join/:groupId/:inviteId',
  '/groups',
  '/groups/new',
  '/groups/:groupId',
  '/groups/:groupId/add',
  '/groups/:groupId/expenses/:expenseId',
  '/groups/:groupId/expenses/:expenseId/edit',
  '/groups/:groupId/activity',
  '/groups/:groupId/insights',
  '/groups/:groupId/balances',
  '/groups/:groupId/settings',
  '/groups/:groupId/settings/categories',
  '/groups/:groupId/settings/export',
  '/groups/:groupId/settings/recurring',
  '/groups/:groupId/settings/recurring/:seriesId',
  '/add',
  '/import',
  '/account',
  '/privacy',
] as const;
