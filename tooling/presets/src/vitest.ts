import react from '@vitejs/plugin-react';
import { requireChromium } from '@quits/tooling-chromium';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineProject, type TestProjectInlineConfiguration } from 'vitest/config';

const SOURCE_CONDITION = '@quits/source';

/** Options shared by both kinds of test project. */
export interface TestProjectOptions {
  /** Modules run once before the project's tests, in the main process. */
  globalSetup?: string[];
  /** Modules run before each test file. */
  setupFiles?: string[];
}

/** Tests that need no browser: every `*.test.ts`, run in Node on the packages' sources. */
export function nodeTests(
  name: string,
  options: TestProjectOptions = {},
): TestProjectInlineConfiguration {
  return defineProject({
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    test: {
      name,
      environment: 'node',
      include: ['{src,tests}/**/*.test.{ts,tsx}'],
      exclude: ['**/*.browser.test.{ts,tsx}', '**/node_modules/**', '**/dist/**'],
      testTimeout: 20_000,
      hookTimeout: 20_000,
      ...options,
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
  return defineProject({
    plugins: usesReact ? [react()] : [],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    // The set-up modules run in Node, and import sources like everything else.
    environments: {
      __vitest__: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    },
    test: {
      name: `${name}:browser`,
      include: ['{src,tests}/**/*.browser.test.{ts,tsx}'],
      testTimeout: 30_000,
      hookTimeout: 30_000,
      ...options,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: requireChromium() } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });
}
