// Runs the tests of our own rules once, recording every request, and decides about the requests with each mutant of
// the rules, in this process. Prints the survivors and fails below 95 %:
//   pnpm --filter @quits/product bench:mutants [--verbose]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOfMatrix } from '../tests/rules/files-of-matrix.ts';

const REQUIRED = '95';

const root = join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'rules-requests-'));

function run(script: string, args: readonly string[], options: readonly string[] = []): number {
  const { status } = spawnSync(process.execPath, [...options, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RULES_RECORDING: folder },
  });
  return status ?? 1;
}

try {
  const vitest = join(dirname(resolve('vitest/package.json')), 'vitest.mjs');
  const tests = await filesOfMatrix();
  const tested = run(vitest, ['run', '--silent', '--reporter=dot', ...tests]);
  if (tested === 0) {
    const rules = join(root, '../../apps/web/firebase/firebase.json');
    const backend = join(root, '../local-backend/src/cli.ts');
    const equivalents = join(root, 'tests/rules/equivalent-mutants.json');
    const check = ['rules', 'check', '--config', rules, '--requests', folder];
    const gates = ['--coverage', '100', '--mutants', REQUIRED, '--equivalents', equivalents];
    const args = [...check, ...gates, ...process.argv.slice(2)];
    process.exitCode = run(backend, args, ['--conditions=@quits/source']);
  } else {
    process.exitCode = tested;
  }
} finally {
  rmSync(folder, { recursive: true });
}
