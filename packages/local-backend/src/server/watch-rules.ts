import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readFirestoreRules } from '../config/read-rules.ts';
import { StartError } from '../config/start-error.ts';
import type { RulesOptions } from '../rules/parse-rules.ts';
import type { ParsedRules } from '../rules/project-rules.ts';
import type { Log } from './log.ts';

/** Long enough for an editor to finish writing; in ms. */
const SETTLE = 50;

/** Options of {@link watchRules}. */
export interface WatchRulesOptions {
  readonly rulesFile: string;
  readonly parsing: RulesOptions;
  /** Takes the new rules. */
  readonly apply: (rules: ParsedRules) => void;
  readonly log: Log;
}

/**
 * Reads the rules again whenever their file changes; a mistake is logged and leaves the old ones in
 * force. Returns what ends it.
 */
export function watchRules({ rulesFile, parsing, apply, log }: WatchRulesOptions): () => void {
  let settling: NodeJS.Timeout | undefined;

  function reload(): void {
    try {
      apply(readFirestoreRules({ rulesFile }, parsing));
      log({ level: 'info', message: `The rules of ${rulesFile} are in force.` });
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      log({ level: 'error', message: `${error.message} The rules from before stay in force.` });
    }
  }

  // The folder is watched, as many editors put a new file in the place of the old one.
  const watcher = watch(dirname(rulesFile), (_, name) => {
    if (name !== null && name !== basename(rulesFile)) return;
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
