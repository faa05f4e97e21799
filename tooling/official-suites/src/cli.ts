import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CheckoutError } from './checkout.ts';
import { runSuites } from './run-suites.ts';
import { SUITES } from './suites.ts';
import { count, report, reportJson } from './report.ts';
import type { Repository } from './suite.ts';

const HELP = `Usage: pnpm official-suites --sdk DIR [options]

Runs the official SDKs' own integration tests, unmodified and without retries, against the embedded backend.

      --sdk DIR              checkout of firebase/firebase-js-sdk
      --admin DIR            checkout of firebase/firebase-admin-node
      --cloud-firestore DIR  checkout of googleapis/nodejs-firestore
      --suite NAME,…         only these: ${SUITES.map(({ name }) => name).join(', ')}
      --only TEXT            only files whose path has it
      --json FILE            write every outcome there as well
      --test-timeout S       what a test may take that sets no limit itself (default 20)
      --silence S            how long to wait for a sign of life beyond that (default 30)
      --verbose              show what the tests print
  -h, --help                 this text

Exit codes: 0 all passed but those that need a product that is not there, 1 some failed, 2 could not run.
`;

const { values } = parseArgs({
  options: {
    sdk: { type: 'string' },
    admin: { type: 'string' },
    'cloud-firestore': { type: 'string' },
    suite: { type: 'string' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    'test-timeout': { type: 'string', default: '20' },
    silence: { type: 'string', default: '30' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const SECOND = 1000;
const LOAD = 120 * SECOND;

async function main(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const checkouts = new Map<Repository, string>();
  for (const repository of ['sdk', 'admin', 'cloud-firestore'] as const) {
    const folder = values[repository];
    if (folder !== undefined) checkouts.set(repository, folder);
  }
  const outcomes = await runSuites({
    suites: SUITES,
    checkouts,
    ...(values.suite === undefined ? {} : { names: values.suite.split(',') }),
    only: values.only,
    patience: {
      test: Number(values['test-timeout']) * SECOND,
      load: LOAD,
      silence: Number(values.silence) * SECOND,
    },
    onOutput: (text) => {
      if (values.verbose) process.stderr.write(text);
    },
    onProgress: (text) => {
      console.error(text);
    },
  });
  console.log(report(outcomes));
  if (values.json !== undefined) writeFileSync(values.json, reportJson(outcomes));
  return outcomes.every((outcome) => count(outcome).failed === 0) ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    process.exit(1);
  });
}
try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof CheckoutError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
