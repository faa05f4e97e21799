import { afterAll, afterEach } from 'vitest';

/** Unexpected output since the last check. */
const unexpected: string[] = [];

/** Tolerated warnings of the runtime, caused by itself or by libraries. */
const TOLERATED = new Set(['ExperimentalWarning', 'DeprecationWarning']);

const LEVELS = ['error', 'warn'] as const;
const real = LEVELS.map((level) => [level, console[level]] as const);

for (const [level, print] of real) {
  console[level] = (...said: unknown[]) => {
    unexpected.push(`console.${level}: ${said.map(String).join(' ')}`);
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
