import type { ParsedStorageRules } from '@quits/security-rules';
import { readStorageRules } from '../files/read-rules.ts';
import type { LocalBackendOptions } from './options.ts';

/** Returns the files with the rules of further databases, by the id of the database. */
export function databaseRulesOf({ databases = {} }: LocalBackendOptions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(databases).flatMap(([id, { rulesFile }]) =>
      rulesFile === undefined ? [] : [[id, rulesFile]],
    ),
  );
}

/** Returns the files with the indexes of all databases. */
export function indexFilesOf({ indexesFile, databases = {} }: LocalBackendOptions): string[] {
  const files = [indexesFile, ...Object.values(databases).map((database) => database.indexesFile)];
  return [...new Set(files.filter((file) => file !== undefined))];
}

/**
 * Reads the rules of further buckets.
 * @throws {StartError} if a file is missing or malformed
 */
export function bucketRulesOf({
  buckets = {},
}: LocalBackendOptions): Map<string, ParsedStorageRules> {
  return new Map(
    Object.entries(buckets).map(([bucket, storageRulesFile]) => [
      bucket,
      readStorageRules({ storageRulesFile }),
    ]),
  );
}
