// Every check in one go; all run even when an early one fails, and the last line counts them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectNode, ROOT, run } from './install.mjs';

const reports = mkdtempSync(join(tmpdir(), 'quits-check-'));
const vitestReport = join(reports, 'vitest.json');
const e2eReport = join(reports, 'e2e.json');
const turbo = (...tasks) => ['turbo', ['run', ...tasks, '--output-logs=errors-only']];

const steps = [
  { name: 'format', command: ['oxfmt', ['--check', '.']] },
  { name: 'lint', command: ['oxlint', ['--type-aware', '--deny-warnings']] },
  { name: 'boundaries', command: ['turbo', ['boundaries']] },
  { name: 'layers', command: [projectNode(), [join(ROOT, 'tooling/layers/src/cli.ts'), ROOT]] },
  { name: 'types', command: turbo('typecheck') },
  { name: 'build and packages', command: turbo('build', 'package:check') },
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
    count: () => countVitest(vitestReport),
  },
  {
    name: 'journeys',
    command: ['playwright', ['test', '--reporter=list,json']],
    options: {
      cwd: join(ROOT, 'apps/web'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    },
    count: () => countPlaywright(e2eReport),
  },
];

let passed = 0;
let failed = 0;
const summary = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const [command, args] = step.command;
  const code = await run(command, args, childOptions(step.options));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counted = step.count?.();
  if (counted === undefined) {
    if (code === 0) passed += 1;
    else failed += 1;
  } else {
    passed += counted.passed;
    // A runner can fail without a failed test, e.g. when a file does not load.
    failed += code === 0 ? counted.failed : Math.max(1, counted.failed);
  }
  summary.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
}
rmSync(reports, { recursive: true });
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

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

function countVitest(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPlaywright(file) {
  if (!existsSync(file)) return undefined;
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
