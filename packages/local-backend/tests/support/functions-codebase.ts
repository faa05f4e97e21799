import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder with functions, as a project has it. */
export interface FunctionsCodebase {
  readonly folder: string;
  /** Replaces the code. */
  write(code: string): void;
  remove(): void;
}

const DEPENDENCIES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Creates a folder with functions: a module that `firebase deploy` would take as it is. */
export function functionsCodebase(code: string): FunctionsCodebase {
  const folder = mkdtempSync(join(tmpdir(), 'quits-codebase-'));
  symlinkSync(DEPENDENCIES, join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'functions', main: 'index.js', type: 'module' }),
  );
  const write = (text: string) => writeFileSync(join(folder, 'index.js'), text);
  write(code);
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) };
}
