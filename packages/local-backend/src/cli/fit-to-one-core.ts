import { availableParallelism } from 'node:os';

/** Makes V8 collect garbage on the main thread, between requests. */
const SINGLE_THREADED_GC = '--single-threaded-gc';

/**
 * Restarts the process, keeping its id, with single-threaded garbage collection on a machine with one core. With thousands of
 * listeners, the threads of the collector would block requests for a fifth of a second at a time. V8 reads the flag only at start.
 */
export function fitToOneCore(cores = availableParallelism()): void {
  const { execPath, execArgv, argv, env } = process;
  // Windows has no such call.
  if (cores > 1 || execArgv.includes(SINGLE_THREADED_GC) || process.platform === 'win32') return;
  process.execve?.(execPath, [execPath, SINGLE_THREADED_GC, ...execArgv, ...argv.slice(1)], env);
}
