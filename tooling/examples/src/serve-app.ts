import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appEnvironment } from './app-environment.ts';

/** An app that is served by a process of its own. */
export interface ServedApp {
  /** Address of its start page, without a slash at the end. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Where servers say that they can be reached: the backend, Vite and Next.js. */
const ADDRESS = /(?:Ready at|Local:)\s+(http:\/\/[^\s/]+)/;

/** Starts a command in an app's folder and waits until it tells its address. */
export async function serveApp(
  app: string,
  [command = '', ...args]: readonly string[],
): Promise<ServedApp> {
  const child = spawn(command, args, {
    cwd: app,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...appEnvironment(), PATH: `${app}/node_modules/.bin:${process.env['PATH']}` },
  });
  const address = Promise.withResolvers<string>();
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    const origin = ADDRESS.exec(said)?.[1];
    if (origin !== undefined) address.resolve(origin);
  });
  child.once('exit', () => address.reject(new Error(`${command} did not start: ${said}`)));
  const origin = await address.promise;
  return {
    origin,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
