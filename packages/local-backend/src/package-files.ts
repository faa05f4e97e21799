import { fileURLToPath } from 'node:url';

// This module stays at the top of `src`, so that the relative path to these files is the same after
// the build.

/** Folder of the pages and scripts that are sent to browsers as they are. */
export const ASSETS_FOLDER = fileURLToPath(new URL('../assets', import.meta.url));

/** Folder of the built dashboard: a copy in the package, or the app's own when run from source. */
export const DASHBOARD_FOLDER = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../node_modules/@quits/dashboard/dist', import.meta.url)
    : new URL('../dist/dashboard-app', import.meta.url),
);

/** The package's manifest. */
export const MANIFEST_FILE = fileURLToPath(new URL('../package.json', import.meta.url));

/** The program of the process that runs functions. */
export const FUNCTIONS_CHILD = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('functions/child/main.ts', import.meta.url)
    : new URL('../dist/functions-child.js', import.meta.url),
);
