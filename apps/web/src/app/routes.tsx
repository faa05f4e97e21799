import type { RouteObject } from 'react-router';
import { FirstPaint } from './first-paint.tsx';
import { Root } from './root.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

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
        {
          path: '/',
          lazy: async () => ({
            Component: (await import('../features/welcome/welcome-screen.tsx')).WelcomeScreen,
          }),
        },
        {
          path: '/sign-in',
          lazy: async () => ({
            Component: (await import('../features/sign-in/sign-in-screen.tsx')).SignInScreen,
          }),
        },
        {
          path: '/sign-up',
          lazy: async () => ({
            Component: (await import('../features/sign-in/sign-up-screen.tsx')).SignUpScreen,
          }),
        },
        {
          path: '/reset-password',
          lazy: async () => ({
            Component: (await import('../features/sign-in/reset-password-screen.tsx'))
              .ResetPasswordScreen,
          }),
        },
        {
          path: '/auth/action',
          lazy: async () => ({
            Component: (await import('../features/sign-in/action-screen.tsx')).ActionScreen,
          }),
        },
        {
          path: '/privacy',
          lazy: async () => ({
            Component: (await import('../features/privacy/privacy-screen.tsx')).PrivacyScreen,
          }),
        },
        {
          path: '/join/:groupId/:inviteId',
          lazy: async () => ({
            Component: (await import('../features/join/join-screen.tsx')).JoinScreen,
          }),
        },
        {
          Component: SignedInLayout,
          children: [
            {
              path: '/groups',
              lazy: async () => ({
                Component: (await import('../features/groups/groups-screen.tsx')).GroupsScreen,
              }),
            },
            {
              path: '/add',
              lazy: async () => ({
                Component: (await import('../features/choose-group/choose-group-screen.tsx'))
                  .ChooseGroupScreen,
              }),
            },
            {
              path: '/groups/new',
              lazy: async () => ({
                Component: (await import('../features/new-group/new-group-screen.tsx'))
                  .NewGroupScreen,
              }),
            },
            {
              path: '/groups/:groupId',
              lazy: async () => ({
                Component: (await import('../features/group/group-layout.tsx')).GroupLayout,
              }),
              children: withRecurringDue([
                {
                  lazy: async () => ({
                    Component: (await import('../features/group/expenses-screen.tsx'))
                      .ExpensesScreen,
                  }),
                  children: [
                    // Without an expense, the list fills the screen.
                    { index: true, element: null },
                    {
                      path: 'add',
                      lazy: async () => ({
                        Component: (await import('../features/expense-form/add-expense-screen.tsx'))
                          .AddExpenseScreen,
                      }),
                    },
                    {
                      path: 'expenses/:expenseId/edit',
                      lazy: async () => ({
                        Component: (
                          await import('../features/expense-form/edit-expense-screen.tsx')
                        ).EditExpenseScreen,
                      }),
                    },
                    {
                      path: 'expenses/:expenseId',
                      lazy: async () => ({
                        Component: (await import('../features/expense/expense-screen.tsx'))
                          .ExpenseScreen,
                      }),
                    },
                  ],
                },
                {
                  path: 'activity',
                  lazy: async () => ({
                    Component: (await import('../features/activity/activity-screen.tsx'))
                      .ActivityScreen,
                  }),
                },
                {
                  path: 'insights',
                  lazy: async () => ({
                    Component: (await import('../features/insights/insights-screen.tsx'))
                      .InsightsScreen,
                  }),
                },
                {
                  path: 'balances',
                  lazy: async () => ({
                    Component: (await import('../features/balances/balances-screen.tsx'))
                      .BalancesScreen,
                  }),
                },
                {
                  path: 'settings',
                  lazy: async () => ({
                    Component: (await import('../features/settings/settings-screen.tsx'))
                      .SettingsScreen,
                  }),
                },
                {
                  path: 'settings/export',
                  lazy: async () => ({
                    Component: (await import('../features/export/export-screen.tsx')).ExportScreen,
                  }),
                },
                {
                  path: 'settings/categories',
                  lazy: async () => ({
                    Component: (await import('../features/categories/categories-screen.tsx'))
                      .CategoriesScreen,
                  }),
                },
                {
                  path: 'settings/recurring',
                  lazy: async () => ({
                    Component: (await import('../features/recurring/recurring-screen.tsx'))
                      .RecurringScreen,
                  }),
                  children: [
                    {
                      path: ':seriesId',
                      lazy: async () => ({
                        Component: (await import('../features/expense-form/edit-series-screen.tsx'))
                          .EditSeriesScreen,
                      }),
                    },
                  ],
                },
              ]),
            },
            {
              path: '/import',
              lazy: async () => ({
                Component: (await import('../features/import/import-screen.tsx')).ImportScreen,
              }),
            },
            {
              path: '/account',
              lazy: async () => ({
                Component: (await import('../features/account/account-screen.tsx')).AccountScreen,
              }),
            },
          ],
        },
        {
          path: '*',
          lazy: async () => ({
            Component: (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen,
          }),
        },
      ],
    },
  ];
}

/** Wraps a group's routes in the layout that adds due recurring expenses. */
function withRecurringDue(children: RouteObject[]): RouteObject[] {
  return [
    {
      lazy: async () => ({
        Component: (await import('../features/recurring/due-layout.tsx')).DueLayout,
      }),
      children,
    },
  ];
}
