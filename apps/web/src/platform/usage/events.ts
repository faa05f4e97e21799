import { defineEvents } from '@quits/analytics';
import { isCounted, WRITES } from '@quits/product/writes.ts';

/** Labels of the writes that are counted. */
const COUNTED = Object.keys(WRITES).filter(isCounted);

/** Events recorded with consent, besides screens, errors and Web Vitals. */
export const events = defineEvents({
  change_made: { what: COUNTED, online: 'boolean' },
});

/** Kinds of screens: route patterns, never URLs. */
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
  '/groups/:groupId/settings/people',
  '/groups/:groupId/settings/invite',
  '/groups/:groupId/settings/defaults',
  '/groups/:groupId/settings/categories',
  '/groups/:groupId/settings/advanced',
  '/groups/:groupId/settings/end',
  '/groups/:groupId/settings/export',
  '/groups/:groupId/settings/statement',
  '/groups/:groupId/settings/recurring',
  '/groups/:groupId/settings/recurring/:seriesId',
  '/add',
  '/example',
  '/people',
  '/people/:groupId/:personId',
  '/import',
  '/account',
  '/device',
  '/privacy',
] as const;
