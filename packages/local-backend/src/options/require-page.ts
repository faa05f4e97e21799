import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../diagnostics/start-error.ts';

/** @throws {StartError} if a folder to host has no page */
export function requirePage(folder: string): void {
  const page = join(folder, 'index.html');
  if (existsSync(page)) return;
  throw new StartError(
    `The hosted folder ${folder} has no index.html. Build the app first or correct --hosting.`,
  );
}
