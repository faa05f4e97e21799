import { RpcError } from '@quits/service-base';
import { type IndexConfig, parseIndexConfig } from '@quits/firestore-service';
import { readJsonFile } from './read-file.ts';
import { StartError } from '../diagnostics/start-error.ts';

/** @throws {StartError} if the file is missing or malformed, with the position of the error */
export function readIndexes(path: string): IndexConfig {
  const content = readJsonFile(path, 'indexes file');
  try {
    return parseIndexConfig(content);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    throw new StartError(
      `The indexes file ${path} is malformed: ${error.message} Correct it there.`,
      { cause: error },
    );
  }
}
