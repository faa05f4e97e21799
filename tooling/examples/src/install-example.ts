import { copyExample } from './copy-example.ts';
import { installApp } from './install-app.ts';

/**
 * Copies an example out of the repository and installs it there with only the packed packages.
 * | @returns the folder of the installed copy
 */
export async function installExample(name: string): Promise<string> {
  const app = copyExample(name);
  await installApp(app);
  return app;
}
