import { RpcError } from '@quits/service-base';
import { parseSeed } from '@quits/firestore-service';
import { readJsonFile } from './read-file.ts';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Reads the initial documents of a database and validates all of them.
 * @throws {StartError} if the file is missing or malformed, naming the invalid document
 */
export function readSeed(path: string, database: string): Readonly<Record<string, unknown>> {
  const content = readJsonFile(path, 'seed');
  try {
    parseSeed(content, database);
    return content;
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    throw new StartError(`The seed ${path} is malformed: ${error.message} Correct it there.`, {
      cause: error,
    });
  }
}
