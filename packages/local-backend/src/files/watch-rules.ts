import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { StartError } from '../diagnostics/start-error.ts';
import type { Log } from '../diagnostics/log.ts';

/** Long enough for an editor to finish writing; in ms. */
const SETTLE = 50;

/** Options of {@link watchRules}. */
export interface WatchRulesOptions<Rules> {
  /** File to watch; without one, nothing is watched. */
  readonly file: string | undefined;
  /** @throws {StartError} when the file is missing or malformed */
  readonly read: () => Rules;
  /** Called with the new rules. */
  readonly apply: (rules: Rules) => void;
  readonly log: Log;
}

/**
 * Reloads the rules whenever their file changes; an error is logged and leaves the old ones in
 * force. Returns a function that stops it.
 */
export function watchRules<Rules>(options: WatchRulesOptions<Rules>): () => void {
  const { file, read, apply, log } = options;
  if (file === undefined) return () => undefined;
  let settling: NodeJS.Timeout | undefined;

  function reload(): void {
    try {
      apply(read());
      log({ level: 'info', message: `The rules of ${file} are in force.` });
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      log({ level: 'error', message: `${error.message} The rules from before stay in force.` });
    }
  }

  // Watch the folder, because many editors replace the file when saving.
  const watcher = watch(dirname(file), (_, name) => {
    if (name !== null && name !== basename(file)) return;
    clearTimeout(settling);
    settling = setTimeout(reload, SETTLE);
  });
  watcher.on('error', (error) => {
    log({ level: 'warn', message: `The rules are not read again: ${error.message}` });
  });
  return () => {
    clearTimeout(settling);
    watcher.close();
  };
}
