// Runs all checks, even after a failure. Finally lists failures and counts.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectNode, ROOT, run } from './install.mjs';

const reports = mkdtempSync(join(tmpdir(), 'quits-check-'));
const vitestReport = join(reports, 'vitest.json');
const e2eReport = join(reports, 'e2e.json');
const turbo = (...tasks) => ['turbo', ['run', ...tasks, '--output-logs=errors-only']];

/** Sequential: in parallel, the two test runners time out more often and aren't faster. */
const steps = [
  { name: 'format', command: ['oxfmt', ['--check', '.']] },
  { name: 'commits', command: [projectNode(), [join(ROOT, 'tooling/commits/src/cli.ts')]] },
  { name: 'boundaries', command: ['turbo', ['boundaries']] },
  { name: 'layers', command: [projectNode(), [join(ROOT, 'tooling/layers/src/cli.ts'), ROOT]] },
  { name: 'unused code', command: ['knip', ['--no-progress', '--treat-config-hints-as-errors']] },
  { name: 'types and build', command: turbo('typecheck', 'build') },
  // Type-aware rules require the types of built packages.
  { name: 'lint', command: ['oxlint', ['--type-aware', '--deny-warnings']] },
  {
    name: 'unit and browser tests',
    command: [
      'vitest',
      [
        'run',
        '--silent=passed-only',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
    ],
    read: () => readVitest(vitestReport),
  },
  {
    name: 'journeys',
    command: [
      'playwright',
      ['test', '--reporter=list,json', '--retries=1', '--grep-invert=@second-size|@long'],
    ],
    options: {
      cwd: join(ROOT, 'apps/web'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    },
    read: () => readPlaywright(e2eReport),
  },
];

let passed = 0;
const failed = [];
const unsteady = [];
const summary = [];
for (const step of steps) await check(step);
rmSync(reports, { recursive: true });
console.log(`\n${summary.join('\n')}\n`);
for (const one of unsteady) console.log(`UNSTEADY ${one}\n`);
for (const one of failed) console.log(`FAILED ${one}\n`);
const LEFT_OUT = [
  'npm run test:e2e (every journey at phone and desktop size, 10,000 expenses, six tabs)',
  'pnpm --filter @quits/web check:codes (payment QR codes, read by zbar)',
  'npm run example -- --test (every example)',
  'npm run docs -- --check (dead links of the documentation site)',
  'npm run bench',
  'pnpm --filter @quits/product bench:model (longer histories)',
  'pnpm --filter @quits/product bench:mutants (mutants of the rules)',
  'npm run test:server (proxies, certificates, the container image, power cuts)',
  'npm run test:firefox (in Firefox ESR)',
  'npm run test:firebase-versions (oldest and newest SDK)',
  'npm run check:deploy (by Firebase’s own tools)',
  'npm run verify:firebase (a deployed project)',
];
console.log(`Left out, as commands of their own:\n${LEFT_OUT.map((one) => `  ${one}\n`).join('')}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs a step and notes its outcome. */
async function check(step) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const [command, args] = step.command;
  const code = await run(command, args, childOptions(step.options));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  // A check without a count counts as one.
  const { tests: count, failures } = step.read?.() ?? {
    tests: 1,
    failures: code === 0 ? [] : [step.name],
  };
  // A runner can fail without a failed test, e.g. with an unhandled error.
  const said = code !== 0 && failures.length === 0 ? [`${step.name}: exit code ${code}`] : failures;
  passed += count - failures.length;
  failed.push(...said);
  summary.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
}

function childOptions(options) {
  if (options === undefined) return {};
  return {
    cwd: options.cwd,
    env: {
      ...process.env,
      ...options.env,
      PATH: `${join(ROOT, 'apps/web/node_modules/.bin')}:${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  };
}

/** The number of tests in a report of vitest's, and a text for each that failed; a file that does not load is one. */
function readVitest(file) {
  if (!existsSync(file)) return undefined;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [];
  let tests = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const path = relative(ROOT, name);
    const wrong = assertionResults.filter((test) => test.status === 'failed');
    tests += wrong.length + assertionResults.filter((test) => test.status === 'passed').length;
    for (const test of assertionResults) {
      if (test.status !== 'passed' || test.failureMessages.length === 0) continue;
      unsteady.push(`${path} › ${test.fullName}\n${firstLines(test.failureMessages[0])}`);
    }
    for (const test of wrong) {
      failures.push(`${path} › ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
    }
    if (status === 'failed' && wrong.length === 0) {
      tests += 1;
      failures.push(`${path}\n${firstLines(message)}`);
    }
  }
  return { tests, failures };
}

/** The same of a report of Playwright's. */
function readPlaywright(file) {
  if (!existsSync(file)) return undefined;
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = errors.map(({ message }) => firstLines(message));
  let tests = failures.length;
  const visit = ({ specs = [], suites: inner = [] }) => {
    for (const spec of specs) {
      for (const test of spec.tests.filter(({ status }) => status !== 'skipped')) {
        tests += 1;
        if (test.status === 'expected') continue;
        const first = test.results.find(({ errors: said }) => said.length > 0);
        const message = first?.errors[0]?.message ?? test.status;
        // A test that passes only on retry doesn't fail the run, but is reported as a bug.
        const list = test.status === 'flaky' ? unsteady : failures;
        list.push(
          `e2e/${spec.file}:${spec.line} › ${spec.title}\n${firstLines(message)}${pageOf(first)}`,
        );
      }
    }
    inner.forEach(visit);
  };
  suites.forEach(visit);
  return { tests, failures };
}

/** Returns the accessibility tree of the page on which a journey failed, since readers of the output may not have the run's files. */
function pageOf(result) {
  const context = result?.attachments.find(({ name }) => name === 'error-context')?.path;
  if (context === undefined || !existsSync(context)) return '';
  const [, tree] = /```yaml\n([^]*?)```/u.exec(readFileSync(context, 'utf8')) ?? [];
  return tree === undefined ? '' : `\n${firstLines(tree, 100)}`;
}

function firstLines(message, count = 8) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, count);
  return lines.map((line) => `       ${line}`).join('\n');
}
