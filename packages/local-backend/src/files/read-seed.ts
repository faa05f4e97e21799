import { RpcError } from '@quits/service-base';
import { parseSeed } from '@quits/firestore-service';
import { readJsonFile } from './read-file.ts';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Reads documents to begin with, for a database; all of them are checked.
 * @throws {StartError} when the file is missing or malformed, naming the document that is wrong
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
