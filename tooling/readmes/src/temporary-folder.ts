import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a folder in which the packages resolve. Git and the checks that read sources skip it, which may run at the same time.
 */
export function temporaryFolder(name: string): string {
  const results = join(import.meta.dirname, '../test-results');
  mkdirSync(results, { recursive: true });
  return mkdtempSync(join(results, `${name}-`));
}
