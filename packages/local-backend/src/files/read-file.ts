import { readFileSync } from 'node:fs';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Reads a text file required at startup. `role` describes the file, such as `rules file`.
 * @throws {StartError} if it is missing or not readable
 */
export function readTextFile(path: string, role: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const cause = { cause: error };
    if (code === 'ENOENT') {
      throw new StartError(
        `The ${role} ${path} does not exist. Create it or correct the path.`,
        cause,
      );
    }
    if (code === 'EISDIR') {
      throw new StartError(`The ${role} ${path} is a folder. Name a file in it.`, cause);
    }
    throw new StartError(
      `The ${role} ${path} cannot be read (${String(code)}). Change its permissions.`,
      cause,
    );
  }
}

/**
 * Reads a JSON file that contains an object.
 * @throws {StartError} if it is missing, not readable or not JSON
 */
export function readJsonFile(path: string, role: string): Readonly<Record<string, unknown>> {
  const source = readTextFile(path, role);
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The ${role} ${path} is not valid JSON: ${reason}. Correct it there.`, {
      cause: error,
    });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StartError(`The ${role} ${path} must hold a JSON object, in braces.`);
  }
  return value as Readonly<Record<string, unknown>>;
}
