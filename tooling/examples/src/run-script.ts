import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { appEnvironment } from './app-environment.ts';

const run = promisify(execFile);

/** Runs a script of an app, and returns what it printed. @throws {Error} with all that it printed, if it fails */
export async function runScript(app: string, name: string): Promise<string> {
  try {
    const { stdout, stderr } = await run('pnpm', ['run', name], {
      cwd: app,
      env: appEnvironment(),
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = Object(error);
    throw new Error(`The script ${name} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
