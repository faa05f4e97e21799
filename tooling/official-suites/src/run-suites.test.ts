import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { CheckoutError } from './checkout.ts';
import { count, report, reportJson } from './report.ts';
import { runSuites, type SuitesRun } from './run-suites.ts';
import type { Suite } from './suite.ts';

const FIXTURES = resolve(import.meta.dirname, '../fixtures');
const CHECKOUT = resolve(FIXTURES, 'checkout');

const sample: Suite = {
  name: 'sample-node',
  repository: 'sdk',
  platform: 'node',
  variant: 'node',
  folder: 'packages/sample',
  files: ['test/*.test.ts'],
  libraries: [],
  backend: {},
  settings: ({ app }) => ({
    environment: { EXPECTED_PLATFORM: 'node' },
    karma: { origin: app },
    origins: { 'https://service.example': app },
  }),
  missing: [{ tests: /needs the Realtime Database/, why: 'Realtime Database' }],
};

const sampleWeb: Suite = {
  ...sample,
  name: 'sample-web',
  platform: 'chromium',
  variant: 'browser',
  // A page can't end its process.
  except: ['test/d-crashing.test.ts'],
  settings: (addresses) => ({
    ...sample.settings(addresses),
    environment: { EXPECTED_PLATFORM: 'browser' },
  }),
};

const sampleDriven: Suite = {
  ...sample,
  name: 'sample-driven',
  files: ['driven/*.test.ts'],
  delay: true,
  page: { folder: 'driven/page', entry: 'index.js', bundle: 'built/page.js', scripts: {} },
};

vi.stubEnv('CHROMEDRIVER_PATH', resolve(FIXTURES, 'chromedriver.mjs'));

const run: SuitesRun = {
  suites: [sample, sampleWeb, sampleDriven],
  checkouts: new Map([['sdk', CHECKOUT]]),
  patience: { test: 1000, load: 30_000, silence: 1000 },
  onOutput: () => {},
  onProgress: () => {},
};

const FAILED = [
  ['what fails says why', 'failed'],
  ['what fails needs the Realtime Database', 'failed'],
  ['what fails waits for ever', 'failed'],
  ['what fails leaves the next test alone', 'passed'],
  ['what fails behind a hook that fails does not run', 'failed'],
];

const PASSED = [
  ['what works finds the sources of other packages', 'passed'],
  ['what works gets the modules of its platform', 'passed'],
  ['what works reaches the backend', 'passed'],
  ['what works is sent to the backend where it names the service', 'passed'],
  ['what works is left out by the suite itself', 'skipped'],
];

const HUNG = [
  ['what hangs runs before', 'passed'],
  ['what hangs never gives up its turn', 'hung'],
  ['what hangs runs after', 'passed'],
];

describe.concurrent('a checkout', () => {
  test('runs in Node to its last test, past those that hang and crash', async ({ expect }) => {
    const [outcome] = await runSuites({ ...run, names: ['sample-node'] });
    if (outcome === undefined) throw new Error('nothing ran');
    expect(outcome.tests.map(({ title, result }) => [title, result])).toEqual([
      ...PASSED,
      ...FAILED,
      ...HUNG,
      ['what crashes runs before', 'passed'],
      ['what crashes ends the process', 'crashed'],
      ['what crashes runs after', 'passed'],
      ['(the file)', 'crashed'],
      ['(the file)', 'not run'],
    ]);
    expect(count(outcome)).toEqual({ runnable: 17, passed: 9, failed: 7, missing: 1 });
    const text = report([outcome]);
    expect(text).toContain('| sample-node |       17 |      9 |      7 |         1 |');
    expect(text).toContain('one and one are three');
    expect(text).toContain('not prepared');
    expect(text).toContain('does not load');
    expect(text).toContain('Could not resolve "./nowhere"');
    expect(text).toContain('sample-node crashed: what crashes ends the process');
    expect(text).not.toContain('no such product');
    expect(JSON.parse(reportJson([outcome]))).toMatchObject({
      suites: [{ suite: 'sample-node', runnable: 17, failed: 7 }],
    });
  });

  test('runs in Chromium to its last test, past those that hang', async ({ expect }) => {
    const [outcome] = await runSuites({ ...run, names: ['sample-web'] });
    expect(outcome?.tests.map(({ title, result }) => [title, result])).toEqual([
      ...PASSED,
      ...FAILED,
      ...HUNG,
      ['(the file)', 'crashed'],
      ['(the file)', 'not run'],
    ]);
    expect(outcome?.tests.at(-2)?.message).toContain('does not load');
  });

  test('runs tests that drive a browser', async ({ expect }) => {
    const patience = { ...run.patience, test: 30_000 };
    const [outcome] = await runSuites({ ...run, patience, names: ['sample-driven'] });
    expect(outcome?.tests.map(({ title, result, message }) => [title, result, message])).toEqual([
      ['a driven browser finds its bundled page', 'passed', undefined],
      ['a driven browser is headless', 'passed', undefined],
      ['a driven browser reports failures', 'passed', undefined],
    ]);
  });

  test('runs only the files and titles that are wanted', async ({ expect }) => {
    const suite = { ...sample, titles: /alone$/ };
    const [outcome] = await runSuites({ ...run, suites: [suite], only: 'b-failing' });
    expect(outcome?.tests.map(({ title }) => title)).toEqual([
      'what fails leaves the next test alone',
    ]);
  });
});

test.each<[string, Partial<SuitesRun>, RegExp]>([
  [
    'an unknown suite',
    { names: ['other'] },
    /no suite other\. There are: sample-node, sample-web, sample-driven\./,
  ],
  ['no checkout', { checkouts: new Map() }, /--sdk DIR/],
  [
    'a checkout of something else',
    { names: ['sample-node'], checkouts: new Map([['admin', CHECKOUT]]) },
    /sample-node needs a checkout, with --sdk DIR/,
  ],
  [
    'a folder that is none',
    { checkouts: new Map([['sdk', import.meta.dirname]]) },
    /packages\/sample is missing/,
  ],
  ['a suite without tests', { suites: [{ ...sample, files: ['nowhere/*'] }] }, /has no tests/],
])('refuses %s', async (_what, change, message) => {
  const outcome = runSuites({ ...run, ...change });
  await expect(outcome).rejects.toThrow(message);
  await expect(outcome).rejects.toBeInstanceOf(CheckoutError);
});

test('needs chromedriver only for suites that drive a browser', async () => {
  vi.stubEnv('CHROMEDRIVER_PATH', resolve(FIXTURES, 'missing'));
  const named = runSuites({ ...run, names: ['sample-driven'] });
  await expect(named).rejects.toThrow(/needs chromedriver: .*CHROMEDRIVER_PATH/);
  const lines: string[] = [];
  const onProgress = (line: string) => lines.push(line);
  expect(await runSuites({ ...run, suites: [sampleDriven], onProgress })).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^Skipped: sample-driven needs chromedriver/)]);
});
