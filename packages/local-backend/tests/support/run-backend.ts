import { spawn, type ChildProcess, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** A backend in a separate process. */
export interface BackendProcess {
  readonly process: ChildProcess;
  /** Resolves with standard output when it is ready. */
  ready(): Promise<string>;
  /** Resolves when it has ended. */
  ended(): Promise<{ code: number | null; output: string; errors: string }>;
}

/** Starts the command line like a user. */
export function runBackend(...args: string[]): BackendProcess {
  return run(args);
}

/**
 * Like {@link runBackend}, as an unprivileged user, so that permissions apply even if the tests run
 * as root.
 */
export function runBackendAsNobody(...args: string[]): BackendProcess {
  const isRoot = globalThis.process.getuid?.() === 0;
  return run(args, isRoot ? { uid: NOBODY, gid: NOBODY } : {});
}

const NOBODY = 65_534;

function run(args: readonly string[], options: SpawnOptionsWithoutStdio = {}): BackendProcess {
  const process = spawn(
    globalThis.process.execPath,
    ['--conditions=@quits/source', CLI, ...args],
    options,
  );
  let output = '';
  let errors = '';
  process.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  process.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exit = once(process, 'close');
  return {
    process,
    async ready() {
      while (!output.includes('Ready at')) {
        const event = await Promise.race([once(process.stdout, 'data'), exit.then(() => 'ended')]);
        if (event === 'ended') throw new Error(`ended early: ${output}${errors}`);
      }
      return output;
    },
    async ended() {
      await exit;
      return { code: process.exitCode, output, errors };
    },
  };
}
