import { readFileSync } from 'node:fs';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Reads a secret from a file, without the line break at its end.
 * @throws {StartError} if the file can't be read, or is empty
 */
export function readSecret(path: string): string {
  const secret = readText(path).trim();
  if (secret === '') throw new StartError(`${path} is empty.`);
  return secret;
}

/** @throws {StartError} if the file can't be read */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`${path} can't be read.`, { cause: error });
  }
}
