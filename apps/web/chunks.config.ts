/** Code shared by several screens: the app's own and its libraries, but not the provider's SDK. */
const SHARED = /apps\/web\/src|packages\/(?:auth-ui|ui|ledger|product)\/src|lucide|@base-ui/;

/**
 * Bundles modules that are needed together: by default the bundler creates a file for every module
 * that two screens share, and each file costs the main thread a millisecond. Earlier entries take
 * precedence.
 */
export const CHUNKS = [
  { name: 'start', test: /src\/main\.tsx$/, priority: 6 },
  {
    name: 'app',
    test: /src\/(?:app\/bring-up|features\/welcome\/welcome-screen)\.tsx$/,
    priority: 5,
  },
  {
    name: 'common',
    test: SHARED,
    minShareCount: 6,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
    priority: 4,
  },
  { name: 'groups', test: /groups-screen\.tsx$/, priority: 3 },
  { name: 'group', test: /(?:group-layout|due-layout|expenses-screen)\.tsx$/, priority: 2 },
  {
    name: 'form',
    test: /(?:(?:add|edit)-expense-screen|edit-series-screen|entry\/quick-entry)\.tsx$/,
    priority: 1,
  },
  {
    name: 'sign-in',
    test: /features\/sign-in\/(?:sign-in|sign-up|action|reset-password)-screen\.tsx$/,
  },
];
