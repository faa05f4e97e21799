import { availableParallelism } from 'node:os';

/** Flags of V8 on a machine with one core. */
export const ONE_CORE_FLAGS: readonly string[] = [
  // Collects garbage on the main thread, between requests.
  '--single-threaded-gc',
  // Otherwise V8 collects no young objects while it marks old ones (a second under load), then moves all of them at once.
  '--no-separate-gc-phases',
  // In MB; V8's default is twice that, most of the server's memory. Collections take hardly longer.
  '--max-semi-space-size=32',
];

/**
 * Restarts the process, keeping its id, with {@link ONE_CORE_FLAGS} on a machine with one core. With thousands of
 * listeners, the threads of the collector would block requests for a fifth of a second at a time. V8 reads the flags only at start.
 */
export function fitToOneCore(cores = availableParallelism()): void {
  const { execPath, execArgv, argv, env } = process;
  const isFit = ONE_CORE_FLAGS.every((flag) => execArgv.includes(flag));
  // Windows has no such call.
  if (cores > 1 || isFit || process.platform === 'win32') return;
  process.execve?.(execPath, [execPath, ...ONE_CORE_FLAGS, ...execArgv, ...argv.slice(1)], env);
}
