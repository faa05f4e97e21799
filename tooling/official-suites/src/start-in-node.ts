import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { StartAttempt } from './attempt.ts';
import type { HarnessEvent } from './harness/harness-event.ts';

const HARNESS = fileURLToPath(new URL('harness/in-node.ts', import.meta.url));
const LAST_WORDS = 2_000;

/** Runs bundles in separate processes, in the given folder and environment. */
export function startInNode(
  folder: string,
  environment: Readonly<Record<string, string>>,
  onOutput: (text: string) => void,
): StartAttempt {
  return async (bundle, options, onEvent) => {
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', HARNESS, JSON.stringify({ ...options, bundle }), ...options.flags],
      {
        cwd: folder,
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-LAST_WORDS);
        onOutput(text);
      });
    }
    const reports = child.stdio[3];
    if (!(reports instanceof Readable)) throw new Error('the process has no pipe for reports');
    createInterface(reports).on('line', (line) => {
      onEvent(JSON.parse(line) as HarnessEvent);
    });
    const closed = once(child, 'close');
    // A test that blocks the event loop would outlive the runner.
    const kill = () => child.kill('SIGKILL');
    process.on('exit', kill);
    child.once('close', () => process.off('exit', kill));
    return {
      ended: closed.then(([code, signal]) => `exit ${String(code ?? signal)}: ${said.trim()}`),
      stop: async () => {
        kill();
        await closed;
      },
    };
  };
}
