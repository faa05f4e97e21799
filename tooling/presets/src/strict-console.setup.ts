import { afterAll, afterEach } from 'vitest';

/** What nobody expected since the last look. */
const unexpected: string[] = [];

/** Warnings of the runtime about itself, and about what libraries use. */
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

// In a browser there is at most a stand-in for it.
const runtime = globalThis.process?.versions?.node === undefined ? undefined : globalThis.process;
runtime?.on('warning', noteWarning);

/** @throws {Error} when something was printed since the last look */
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
