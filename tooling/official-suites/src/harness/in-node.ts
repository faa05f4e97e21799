// Runs one bundled test file in a separate process and reports on file descriptor 3.
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import Mocha from 'mocha';
import { followMocha } from './follow-mocha.ts';
import type { HarnessEvent } from './harness-event.ts';
import type { HarnessOptions } from './harness-options.ts';
import { redirectHosts } from './redirect-hosts.ts';

const REPORTS = 3;

const options = JSON.parse(process.argv[2] ?? '') as HarnessOptions & { readonly bundle: string };
if (options.karma !== undefined) Reflect.set(globalThis, '__karma__', { config: options.karma });
Object.assign(globalThis, options.globals);
redirectHosts(options.origins);

const require = createRequire(options.bundle);
const { timeout, delay } = options;
// The least verbose reporter; the tests' own output is separate from the reports.
const mocha = new Mocha({ timeout, delay, ui: 'bdd', reporter: 'min' });
mocha.suite.emit('pre-require', globalThis as unknown as Mocha.MochaGlobals, options.bundle, mocha);
const exported = require(options.bundle) as { readonly mochaHooks?: Mocha.RootHookObject };
if (exported.mochaHooks !== undefined) mocha.rootHooks(exported.mochaHooks);

// Written synchronously: a test may block the event loop forever.
const report = (event: HarnessEvent) => {
  writeSync(REPORTS, `${JSON.stringify(event)}\n`);
};
const runner = mocha.run(() => {
  process.exit(0);
});
followMocha(runner, options, report);
