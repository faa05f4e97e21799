import { availableParallelism } from 'node:os';

/** Lets V8 collect garbage in steps between requests, not in threads. */
const COLLECTS_BETWEEN = '--single-threaded-gc';

/**
 * Starts a process over on a machine with one core, with garbage collection that fits: its threads would take the core from
 * requests, with thousands of listeners for a fifth of a second at a time. V8 takes this only when a process starts.
 */
export function fitToOneCore(cores = availableParallelism()): void {
  const { execPath, execArgv, argv, env } = process;
  // Windows has no such call.
  if (cores > 1 || execArgv.includes(COLLECTS_BETWEEN) || process.platform === 'win32') return;
  process.execve?.(execPath, [execPath, COLLECTS_BETWEEN, ...execArgv, ...argv.slice(1)], env);
}
