import type { DatabaseSync } from 'node:sqlite';
import type { Log } from '../diagnostics/log.ts';
import { createFunctions } from '../functions/create-functions.ts';
import type { Functions } from '../functions/functions.ts';
import { mailEnvironment } from '../functions/mail-environment.ts';
import type { ServerOptions } from './server-options.ts';

/** The server that the functions belong to. */
interface FunctionsHost {
  readonly database: DatabaseSync;
  readonly url: URL;
  readonly project: string;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Prepares the functions that a server's options name, if any.
 * @throws {StartError} if their folder has no `package.json`
 */
export function serverFunctions(
  { functionsFolder, data, smtp, puzzles }: ServerOptions,
  { url, ...host }: FunctionsHost,
): Functions | undefined {
  if (functionsFolder === undefined) return undefined;
  return createFunctions({
    ...host,
    folder: functionsFolder,
    data,
    isLocal: false,
    hasUnsignedTokens: false,
    settings: {
      ...mailEnvironment(smtp, url.origin),
      ENFORCE_APP_CHECK: String(puzzles === 'always'),
    },
  });
}
