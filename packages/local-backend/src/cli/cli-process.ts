import type { Writer } from './cli-log.ts';

/** Parts of the process that the command line uses. */
export interface CliProcess {
  readonly stdout: Writer;
  readonly stderr: Writer;
  readonly env: Readonly<Record<string, string | undefined>>;
  once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}
