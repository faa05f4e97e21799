import type { LocalBackendOptions } from './options/options.ts';
import type { Log } from './diagnostics/log.ts';
import type { Storage } from './storage/create-storage.ts';
import { readStorageRules } from './files/read-rules.ts';
import { watchRules } from './files/watch-rules.ts';

/** Reloads the rules of all buckets when their files change. Returns a function that stops it. */
export function watchStorageRules(
  options: LocalBackendOptions & { readonly log: Log },
  storage: Storage,
): () => void {
  const { log, buckets = {}, storageRules, storageRulesFile } = options;
  const unwatch = [
    watchRules({
      file: storageRules === undefined ? storageRulesFile : undefined,
      read: () => readStorageRules(options),
      apply: (rules) => storage.useRules(rules),
      log,
    }),
    ...Object.entries(buckets).map(([bucket, file]) =>
      watchRules({
        file,
        read: () => readStorageRules({ storageRulesFile: file }),
        apply: (rules) => storage.useRules(rules, bucket),
        log,
      }),
    ),
  ];
  return () => {
    for (const end of unwatch) end();
  };
}
