import { afterAll, afterEach } from 'vitest';
import { allowedOutput } from './allowed-output.ts';

/** Unexpected output since the last check. */
const unexpected: string[] = [];

/** Tolerated warnings of the runtime, caused by itself or by libraries. */
const TOLERATED = new Set(['ExperimentalWarning', 'DeprecationWarning']);

/** Harmless messages that no test can expect, because they depend only on timing. */
const TIMING = [
  // A list renders more rows after measuring some; the browser measures the new ones in the next frame.
  /ResizeObserver loop completed with undelivered notifications/,
  // Storybook starts a play function before React has left the act() that rendered the story.
  /^The current testing environment is not configured to support act\(/,
  // Deleting an app doesn't wait until the SDK has stored its heartbeat.
  /@firebase\/app: Firebase: Firebase App named '[^']*' already deleted/,
];

const LEVELS = ['error', 'warn'] as const;
const real = LEVELS.map((level) => [level, console[level]] as const);

for (const [level, print] of real) {
  console[level] = (...said: unknown[]) => {
    const text = said.map(String).join(' ');
    if ([...TIMING, ...allowedOutput()].some((message) => message.test(text))) return;
    unexpected.push(`console.${level}: ${text}`);
    print.apply(console, said);
  };
}

function noteWarning(warning: Error): void {
  if (!TOLERATED.has(warning.name)) unexpected.push(`${warning.name}: ${warning.message}`);
}

// In a browser, `process` is at most a polyfill.
const runtime = globalThis.process?.versions?.node === undefined ? undefined : globalThis.process;
runtime?.on('warning', noteWarning);

/** @throws {Error} if something was printed since the last check */
function refuseOutput(): void {
  const said = unexpected.splice(0);
  allowedOutput().length = 0;
  if (said.length > 0) {
    throw new Error(`Unexpected output (see expectConsole):\n${said.join('\n')}`);
  }
}

afterEach(refuseOutput);
afterAll(() => {
  for (const [level, print] of real) console[level] = print;
  runtime?.off('warning', noteWarning);
  refuseOutput();
});
