import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { neverSeen, type Seen } from './never-seen.ts';

declare module 'vitest' {
  /** Values that the set-up hands to the tests. */
  export interface ProvidedContext {
    /** Where each test file leaves what the rules were evaluated to. */
    coverageFolder: string;
  }
}

let folder = '';

/** Makes the folder. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'rule-coverage-'));
  project.provide('coverageFolder', folder);
}

/**
 * Puts the reports of all files together once the whole matrix has run.
 * @throws {Error} naming every expression of the rules that was never seen both true and false
 */
export async function teardown(): Promise<void> {
  const names = await readdir(folder);
  const reports = await Promise.all(
    names.map(async (name): Promise<Seen> =>
      JSON.parse(await readFile(join(folder, name), 'utf8')),
    ),
  );
  await rm(folder, { recursive: true, force: true });
  // A part of the matrix says nothing about the whole.
  if (names.length < (await filesOfMatrix()).length) return;
  const missing = neverSeen(reports);
  if (missing.length > 0) {
    throw new Error(`The rules are not covered by the matrix:\n${missing.join('\n')}`);
  }
  process.stdout.write('Every expression of the rules was evaluated, every condition both ways.\n');
}

/** Every test file that leaves reports. */
async function filesOfMatrix(): Promise<readonly string[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.test.ts'));
  const sources = await Promise.all(
    names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  return names.filter((_, at) => /startStage\(|leaveCoverage\(/.test(sources[at] ?? ''));
}
