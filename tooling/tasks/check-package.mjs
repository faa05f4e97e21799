// Packs the package in the working directory as a release does, and checks the archive's manifest and types.
// Other arguments are attw's.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './install.mjs';

const here = { cwd: process.cwd() };
const folder = mkdtempSync(join(tmpdir(), 'quits-package-'));
try {
  process.exitCode = await check();
} finally {
  rmSync(folder, { recursive: true });
}

/** Returns the exit code of the first command that fails. */
async function check() {
  const packed = await run('pnpm', ['pack', '--silent', '--pack-destination', folder], here);
  if (packed !== 0) return packed;
  const [archive = ''] = readdirSync(folder);
  const linted = await run('publint', ['run', join(folder, archive), '--strict'], here);
  if (linted !== 0) return linted;
  const filters = process.argv.slice(2);
  return run('attw', [join(folder, archive), '--profile', 'esm-only', ...filters], here);
}
