import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installApp } from './install-app.ts';

const run = promisify(execFile);
const CREATOR = 'create-quits-app';

/**
 * Creates an app as `npm create quits-app` does, and installs it with only the packed packages.
 * | @returns the folder of the installed app
 */
export async function createApp(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-created-'));
  const creator = join(folder, 'creator');
  mkdirSync(creator);
  const manifest = { private: true, dependencies: { [CREATOR]: '*' } };
  writeFileSync(join(creator, 'package.json'), JSON.stringify(manifest));
  await installApp(creator);
  const app = join(folder, name);
  await run(join(creator, 'node_modules/.bin', CREATOR), [app], { cwd: folder });
  await installApp(app);
  return app;
}
