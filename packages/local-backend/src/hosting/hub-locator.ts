import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes the file by which Firebase's command line finds the hub of a project, unless another running process has
 * one. Returns a function that removes it.
 */
export function writeHubLocator(project: string, origin: string, version: string): () => void {
  const file = join(tmpdir(), `hub-${project}.json`);
  if (isOfRunningProcess(file)) return () => undefined;
  const content = JSON.stringify({ version, origins: [origin], pid: process.pid });
  writeFileSync(file, content);
  return () => {
    // Another process may have replaced it.
    if (existsSync(file) && readFileSync(file, 'utf8') === content) rmSync(file);
  };
}

function isOfRunningProcess(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { readonly pid?: unknown };
    return typeof pid === 'number' && pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
