import { resolve } from 'node:path';
import { startLocalBackend } from '@quits/local-backend';
import { bundleTests } from './bundle.ts';
import { testFilesOf } from './checkout.ts';
import { buildDrivenPage } from './driven-page.ts';
import type { Outcome, SuiteOutcome } from './outcome.ts';
import { runFile, type Patience } from './run-file.ts';
import { startChromedriver } from './start-chromedriver.ts';
import { startInChromium } from './start-in-chromium.ts';
import { startInNode } from './start-in-node.ts';
import type { Suite } from './suite.ts';

/** Options of {@link runSuite}. */
export interface SuiteRun {
  readonly checkout: string;
  /** Folder created by `installLibraries`. */
  readonly libraries: string;
  readonly patience: Patience;
  /** Only files whose path contains this text. */
  readonly only?: string;
  /** Called with the tests' output. */
  readonly onOutput: (text: string) => void;
  readonly onFile: (file: string, outcomes: readonly Outcome[]) => void;
}

/**
 * Runs one suite on its own backend.
 * @throws {CheckoutError} if it isn't in the checkout
 */
export async function runSuite(suite: Suite, run: SuiteRun): Promise<SuiteOutcome> {
  const started = performance.now();
  const files = testFilesOf(run.checkout, suite).filter((file) => file.includes(run.only ?? ''));
  const groups = suite.together === true ? [files] : files.map((file) => [file]);
  const backend = await startLocalBackend(suite.backend);
  let driven: Awaited<ReturnType<typeof drivePage>>;
  try {
    const {
      environment: variables = {},
      karma,
      globals = {},
      origins = {},
      flags = [],
    } = suite.settings(backend.addresses);
    driven = await drivePage(suite, origins, run);
    const environment = { ...variables, ...driven?.environment };
    const folder = resolve(run.checkout, suite.folder);
    const start =
      suite.platform === 'node'
        ? startInNode(folder, environment, run.onOutput)
        : await startInChromium(run.onOutput);
    const tests: Outcome[] = [];
    for (const group of groups) {
      const name = group.length === 1 ? (group[0] ?? '') : '(all files)';
      const outcomes = await runOne(name, async () => {
        const bundle = await bundleTests({
          suite,
          checkout: run.checkout,
          libraries: run.libraries,
          files: group,
          project: backend.firebaseConfig,
          environment,
        });
        const titles = suite.titles?.source ?? '';
        const options = { delay: suite.delay === true, titles, globals, origins, flags };
        const harness = karma === undefined ? options : { ...options, karma };
        return runFile(name, bundle, start, harness, run.patience);
      });
      const explained = outcomes.map((outcome) => explain(suite, outcome));
      run.onFile(name, explained);
      tests.push(...explained);
    }
    return { suite: suite.name, seconds: (performance.now() - started) / 1000, tests };
  } finally {
    await driven?.stop();
    await backend.stop();
  }
}

/** Builds the page and starts chromedriver for a suite that drives a browser. */
async function drivePage(
  suite: Suite,
  origins: Readonly<Record<string, string>>,
  { checkout, libraries }: SuiteRun,
) {
  if (suite.page === undefined) return undefined;
  const root = await buildDrivenPage(suite, suite.page, { checkout, libraries, origins });
  const driver = await startChromedriver();
  return {
    environment: { PWD: root, SELENIUM_REMOTE_URL: driver.url },
    stop: () => driver.stop(),
  };
}

/** Runs one file; a bundling error counts as one failure. */
async function runOne(
  file: string,
  run: () => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ file, title: '(the file)', result: 'not run', message }];
  }
}

function explain(suite: Suite, outcome: Outcome): Outcome {
  if (outcome.result === 'passed' || outcome.result === 'skipped') return outcome;
  const named = `${outcome.file} ${outcome.title}`;
  const missing = suite.missing?.find(({ tests }) => tests.test(named));
  return missing === undefined ? outcome : { ...outcome, missing: missing.why };
}
