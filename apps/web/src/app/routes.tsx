import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { KEPT } from '@quits/app-platform/screen/kept-screens.tsx';
import { FirstPaint } from './first-paint.tsx';
import { Root } from './root.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

const welcomeScreen = async () =>
  (await import('../features/welcome/welcome-screen.tsx')).WelcomeScreen;
const signInScreen = async () =>
  (await import('../features/sign-in/sign-in-screen.tsx')).SignInScreen;
const signUpScreen = async () =>
  (await import('../features/sign-in/sign-up-screen.tsx')).SignUpScreen;
const resetPasswordScreen = async () =>
  (await import('../features/sign-in/reset-password-screen.tsx')).ResetPasswordScreen;
const actionScreen = async () =>
  (await import('../features/sign-in/action-screen.tsx')).ActionScreen;
const privacyScreen = async () =>
  (await import('../features/privacy/privacy-screen.tsx')).PrivacyScreen;
const joinScreen = async () => (await import('../features/join/join-screen.tsx')).JoinScreen;
const secondDeviceScreen = async () =>
  (await import('../features/second-device/second-device-screen.tsx')).SecondDeviceScreen;
const groupsScreen = async () =>
  (await import('../features/groups/groups-screen.tsx')).GroupsScreen;
const chooseGroupScreen = async () =>
  (await import('../features/choose-group/choose-group-screen.tsx')).ChooseGroupScreen;
const exampleScreen = async () =>
  (await import('../features/groups/example-screen.tsx')).ExampleScreen;
const newGroupScreen = async () =>
  (await import('../features/new-group/new-group-screen.tsx')).NewGroupScreen;
const groupLayout = async () => (await import('../features/group/group-layout.tsx')).GroupLayout;
const expensesScreen = async () =>
  (await import('../features/group/expenses-screen.tsx')).ExpensesScreen;
const addExpenseScreen = async () =>
  (await import('../features/expense-form/add-expense-screen.tsx')).AddExpenseScreen;
const editExpenseScreen = async () =>
  (await import('../features/expense-form/edit-expense-screen.tsx')).EditExpenseScreen;
const expenseScreen = async () =>
  (await import('../features/expense/expense-screen.tsx')).ExpenseScreen;
const activityScreen = async () =>
  (await import('../features/activity/activity-screen.tsx')).ActivityScreen;
const insightsScreen = async () =>
  (await import('../features/insights/insights-screen.tsx')).InsightsScreen;
const balancesScreen = async () =>
  (await import('../features/balances/balances-screen.tsx')).BalancesScreen;
const statementScreen = async () =>
  (await import('../features/statement/statement-screen.tsx')).StatementScreen;
const settingsLayout = async () =>
  (await import('../features/settings/settings-layout.tsx')).SettingsLayout;
const generalScreen = async () =>
  (await import('../features/settings/general-screen.tsx')).GeneralScreen;
const peopleSection = async () =>
  (await import('../features/settings/people-section.tsx')).PeopleSection;
const inviteSection = async () =>
  (await import('../features/settings/invite-section.tsx')).InviteSection;
const recountSection = async () =>
  (await import('../features/settings/recount-section.tsx')).RecountSection;
const dangerZone = async () => (await import('../features/settings/danger-zone.tsx')).DangerZone;
const exportScreen = async () =>
  (await import('../features/export/export-screen.tsx')).ExportScreen;
const defaultsScreen = async () =>
  (await import('../features/settings/defaults-screen.tsx')).DefaultsScreen;
const categoriesScreen = async () =>
  (await import('../features/categories/categories-screen.tsx')).CategoriesScreen;
const recurringScreen = async () =>
  (await import('../features/recurring/recurring-screen.tsx')).RecurringScreen;
const editSeriesScreen = async () =>
  (await import('../features/expense-form/edit-series-screen.tsx')).EditSeriesScreen;
const importScreen = async () =>
  (await import('../features/import/import-screen.tsx')).ImportScreen;
const accountScreen = async () =>
  (await import('../features/account/account-screen.tsx')).AccountScreen;
const notFoundScreen = async () =>
  (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen;
const peopleScreen = async () =>
  (await import('../features/people/people-screen.tsx')).PeopleScreen;
const personScreen = async () =>
  (await import('../features/people/person-screen.tsx')).PersonScreen;
const dueLayout = async () => (await import('../features/recurring/due-layout.tsx')).DueLayout;

/**
 * Creates the routes, which load each screen on demand. None has a loader, so that navigating to a screen
 * whose code has loaded takes a single render.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: FirstPaint,
      children: [
        { path: '/', ...screen(welcomeScreen) },
        { path: '/sign-in', ...screen(signInScreen) },
        { path: '/sign-up', ...screen(signUpScreen) },
        { path: '/reset-password', ...screen(resetPasswordScreen) },
        { path: '/auth/action', ...screen(actionScreen) },
        { path: '/privacy', ...screen(privacyScreen) },
        { path: '/join/:groupId/:inviteId', ...screen(joinScreen) },
        { path: '/device', ...screen(secondDeviceScreen) },
        {
          Component: SignedInLayout,
          children: [
            { path: '/groups', ...screen(groupsScreen) },
            { path: '/add', ...screen(chooseGroupScreen) },
            { path: '/example', ...screen(exampleScreen) },
            { path: '/groups/new', ...screen(newGroupScreen) },
            {
              path: '/groups/:groupId',
              ...screen(groupLayout),
              children: withRecurringDue([
                {
                  ...screen(expensesScreen),
                  handle: KEPT,
                  children: [
                    // Without an expense, the list fills the screen.
                    { index: true, element: null, handle: KEPT },
                    { path: 'add', ...screen(addExpenseScreen) },
                    { path: 'expenses/:expenseId/edit', ...screen(editExpenseScreen) },
                    { path: 'expenses/:expenseId', ...screen(expenseScreen) },
                  ],
                },
                { path: 'activity', ...screen(activityScreen) },
                { path: 'insights', handle: KEPT, ...screen(insightsScreen) },
                { path: 'balances', handle: KEPT, ...screen(balancesScreen) },
                {
                  path: 'settings',
                  ...screen(settingsLayout),
                  children: [
                    { index: true, ...screen(generalScreen) },
                    { path: 'people', ...screen(peopleSection) },
                    { path: 'invite', ...screen(inviteSection) },
                    { path: 'advanced', ...screen(recountSection) },
                    { path: 'end', ...screen(dangerZone) },
                    { path: 'export', ...screen(exportScreen) },
                    { path: 'statement', ...screen(statementScreen) },
                    { path: 'defaults', ...screen(defaultsScreen) },
                    { path: 'categories', ...screen(categoriesScreen) },
                    {
                      path: 'recurring',
                      ...screen(recurringScreen),
                      children: [{ path: ':seriesId', ...screen(editSeriesScreen) }],
                    },
                  ],
                },
              ]),
            },
            { path: '/people', ...screen(peopleScreen) },
            { path: '/people/:groupId/:personId', ...screen(personScreen) },
            { path: '/import', ...screen(importScreen) },
            { path: '/account', ...screen(accountScreen) },
          ],
        },
        { path: '*', ...screen(notFoundScreen) },
      ],
    },
  ];
}

/** Wraps a group's routes in the layout that adds due recurring expenses. */
function withRecurringDue(children: RouteObject[]): RouteObject[] {
  return [{ ...screen(dueLayout), children }];
}

/** Loads a screen when it is first needed. */
function screen(load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: await load() }) };
}
