import { readFileSync } from 'node:fs';
import { MANIFEST_FILE } from './package-files.ts';

/** Returns the version of this package. */
export function version(): string {
  const manifest = readFileSync(MANIFEST_FILE, 'utf8');
  return String((JSON.parse(manifest) as { version: unknown }).version);
}
