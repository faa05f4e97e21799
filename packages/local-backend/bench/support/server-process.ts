import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a separate process, so that its CPU time is separate. */
export interface ServerProcess {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a script of this folder that prints its port when it listens. */
export async function startServer(script: string, ...args: string[]): Promise<ServerProcess> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@quits/source', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(line.toString()),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
