import type { ImportedFile } from '../src/import/import-types.ts';
import { readImport } from '../src/import/read-import.ts';

/** Reads a file that is expected to be readable. */
export function readFile(text: string): ImportedFile {
  const result = readImport(text, { currency: 'CHF', untitled: 'Untitled' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
