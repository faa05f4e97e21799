import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { filesOfMatrix } from './files-of-matrix.ts';
import { neverSeen, type Seen } from './never-seen.ts';

declare module 'vitest' {
  /** Values that the setup passes to the tests. */
  export interface ProvidedContext {
    /** Folder for the coverage reports of test files. */
    coverageFolder: string;
  }
}

let folder = '';

/** Creates the folder. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'rule-coverage-'));
  project.provide('coverageFolder', folder);
}

/**
 * Combines the reports of all files after a complete run.
 * @throws {Error} with every expression of the rules that was never both true and false
 */
export async function teardown(): Promise<void> {
  const names = await readdir(folder);
  const reports = await Promise.all(
    names.map(async (name): Promise<Seen> =>
      JSON.parse(await readFile(join(folder, name), 'utf8')),
    ),
  );
  await rm(folder, { recursive: true, force: true });
  // Coverage of a partial run is meaningless.
  if (names.length < (await filesOfMatrix()).length) return;
  const missing = neverSeen(reports);
  if (missing.length > 0) {
    throw new Error(`The rules are not covered by the matrix:\n${missing.join('\n')}`);
  }
  process.stdout.write('Every expression of the rules was evaluated, every condition both ways.\n');
}
