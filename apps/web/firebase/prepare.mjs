// Runs before a deployment: Firebase's tools upload only files in their own folder.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../dist');
const uploaded = join(import.meta.dirname, 'public');

if (!existsSync(join(built, 'index.html'))) {
  process.stderr.write('The app is not built. Run: npx --yes pnpm@12.21.0 build\n');
  process.exit(1);
}
rmSync(uploaded, { recursive: true, force: true });
cpSync(built, uploaded, { recursive: true, filter: (path) => !path.endsWith('.map') });
