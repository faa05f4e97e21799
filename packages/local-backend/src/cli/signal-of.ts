import type { CliProcess } from './cli-process.ts';

/** Resolves with the first signal; call it before the startup, so that none is missed. */
export function signalOf(process: CliProcess): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
