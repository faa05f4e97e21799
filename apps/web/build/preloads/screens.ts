import { expense, firstPageOfExpenses, group, groupsOfUser } from './first-reads.ts';
import type { PreloadSources, ScreenCode } from './preload-manifest.ts';

const GROUP = [
  'features/group/group-layout.tsx',
  'features/recurring/due-layout.tsx',
  'features/group/expenses-screen.tsx',
];
const IN_GROUP = GROUP.slice(0, 2);

const GROUPS: Omit<ScreenCode, 'path'> = {
  modules: ['features/groups/groups-screen.tsx'],
  reads: [groupsOfUser],
  frame: ['shell', 'groups'],
};

/** Screens that users open by URL; for all others, the page preloads only the shared code. */
const SCREENS: readonly ScreenCode[] = [
  // The start page redirects signed-in users to their groups.
  { path: '/', ...GROUPS, publicFrame: ['welcome'] },
  { path: '/groups', ...GROUPS },
  { path: '/groups/new', modules: ['features/new-group/new-group-screen.tsx'] },
  {
    path: '/groups/:groupId',
    modules: GROUP,
    reads: [group, firstPageOfExpenses],
    frame: ['groupShell', 'group', 'expenses'],
  },
  {
    path: '/groups/:groupId/add',
    modules: [...GROUP, 'features/expense-form/add-expense-screen.tsx'],
  },
  {
    path: '/groups/:groupId/expenses/:expenseId',
    modules: [...GROUP, 'features/expense/expense-screen.tsx'],
    reads: [group, expense, firstPageOfExpenses],
    frame: ['groupShell', 'groupOfExpense', 'expense'],
  },
  {
    path: '/groups/:groupId/balances',
    modules: [...IN_GROUP, 'features/balances/balances-screen.tsx'],
    // It plans the payments of large groups.
    workers: ['/settle-worker.ts'],
    reads: [group],
    frame: ['groupShell', 'group', 'balances'],
  },
  {
    path: '/groups/:groupId/activity',
    modules: [...IN_GROUP, 'features/activity/activity-screen.tsx'],
    reads: [{ ...group, isForFrame: true }],
    frame: ['groupShell', 'group', 'rows'],
  },
  {
    path: '/groups/:groupId/insights',
    modules: [...IN_GROUP, 'features/insights/insights-screen.tsx'],
    reads: [{ ...group, isForFrame: true }],
    frame: ['groupShell', 'group', 'rows'],
  },
  { path: '/sign-in', modules: ['features/sign-in/sign-in-screen.tsx'], isPublic: true },
  {
    path: '/join/:groupId/:inviteId',
    // A visitor without a session reads the invite once Auth has found none.
    modules: [
      'features/join/join-screen.tsx',
      'auth/src/machine/engine.ts',
      'auth/src/run/sdk.ts',
      'firebase-core/src/provider/load-auth.ts',
      'firestore/src/sdk/one-document.ts',
    ],
    isPublic: true,
  },
];

/** Dynamically imported modules that the page preloads. */
export const PRELOADS: PreloadSources = {
  always: ['src/app/bring-up.tsx'],
  account: ['firestore/src/live/first-code.ts'],
  provider: [
    'auth/src/machine/engine.ts',
    'auth/src/run/sdk.ts',
    'firebase-core/src/provider/load-auth.ts',
    'firebase-core/src/provider/load-firestore.ts',
    'firestore/src/database/chunk.ts',
  ],
  screens: SCREENS,
  config: '/__/firebase/init.json',
};
