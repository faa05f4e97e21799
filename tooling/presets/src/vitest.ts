import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineProject, type TestProjectInlineConfiguration } from 'vitest/config';

const SOURCE_CONDITION = '@quits/source';

const EVERYWHERE = {
  // Timeouts for a busy machine, in ms; a test that waits ends as soon as its condition is met.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  // The default of one less leaves one of two cores idle; a project doesn't inherit the root's
  // setting.
  maxWorkers: '100%',
  // Like the journeys: a test that passes on retry is reported as UNSTEADY and does not fail the run.
  retry: process.env['CI'] === 'true' ? 1 : 0,
};

/** Fails tests that print unexpected output. */
const STRICT_CONSOLE = join(import.meta.dirname, 'strict-console.setup.ts');

const UNSTUB_GLOBALS = join(import.meta.dirname, 'unstub-globals.setup.ts');

/** Options shared by both kinds of test project. */
export interface TestProjectOptions {
  /** Modules run once before the project's tests, in the main process. */
  globalSetup?: string[];
  /** Modules run before each test file. */
  setupFiles?: string[];
}

/** Options of {@link nodeTests}. */
export interface NodeTestProjectOptions extends TestProjectOptions {
  /** Whether each file runs in a separate process with its own modules. @default true */
  isolate?: boolean;
  /** Globs of the test files. @default every `*.test.ts` in `src` and `tests` */
  include?: string[];
  /** Globs of files that aren't included. */
  exclude?: string[];
}

/** Tests that need no browser: every `*.test.ts`, run in Node on the packages' sources. */
export function nodeTests(
  name: string,
  options: NodeTestProjectOptions = {},
): TestProjectInlineConfiguration {
  return defineProject({
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    test: {
      name,
      environment: 'node',
      include: ['{src,tests}/**/*.test.{ts,tsx}'],
      exclude: ['**/*.browser.test.{ts,tsx}', '**/node_modules/**', '**/dist/**'],
      ...EVERYWHERE,
      ...options,
      setupFiles: [STRICT_CONSOLE, UNSTUB_GLOBALS, ...(options.setupFiles ?? [])],
    },
  });
}

/** Options of {@link browserTests}. */
export interface BrowserTestProjectOptions extends TestProjectOptions {
  /** Whether the package has React to transform. @default true */
  react?: boolean;
}

/** Tests that run inside Chromium: every `*.browser.test.ts(x)`. */
export function browserTests(
  name: string,
  { react: usesReact = true, ...options }: BrowserTestProjectOptions = {},
): TestProjectInlineConfiguration {
  // Each browser project waits for SIGTERM in the one process of the run; with vitest and Vite they pass the limit of ten.
  process.setMaxListeners(process.getMaxListeners() + 1);
  return defineProject({
    plugins: usesReact ? [react()] : [],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    // Setup modules run in Node, and import sources like everything else.
    environments: {
      __vitest__: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    },
    test: {
      name: `${name}:browser`,
      include: ['{src,tests}/**/*.browser.test.{ts,tsx}'],
      ...EVERYWHERE,
      ...options,
      setupFiles: [STRICT_CONSOLE, ...(options.setupFiles ?? [])],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Milliseconds: nine browsers start at once on a busy machine.
        connectTimeout: 300_000,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });
}
