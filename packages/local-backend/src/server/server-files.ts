import { readAllIndexes } from '../files/read-indexes.ts';
import { readFirestoreRules, readStorageRules } from '../files/read-rules.ts';
import type { ServiceOptions } from '../open-services.ts';
import { requirePage } from '../options/require-page.ts';
import type { ServerOptions } from './server-options.ts';

/** Returns the files of rules, indexes and the app that options name. */
export function filesOf({ rulesFile, storageRulesFile, indexesFile, hosting }: ServerOptions) {
  return {
    ...(rulesFile === undefined ? {} : { rulesFile }),
    ...(storageRulesFile === undefined ? {} : { storageRulesFile }),
    ...(indexesFile === undefined ? {} : { indexesFile }),
    ...(hosting === undefined ? {} : { hosting }),
  };
}

/**
 * Validates every file first, so that an error in one doesn't change data.
 * @throws {StartError} naming the file
 */
export function refuseMistakes(options: ServerOptions, service: ServiceOptions): void {
  if (options.hosting !== undefined) requirePage(options.hosting.folder);
  if (options.indexesFile !== undefined) readAllIndexes([options.indexesFile]);
  readFirestoreRules(service);
  readStorageRules(service);
}
