import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundleFunctions } from './bundle-functions.ts';
import { bundleServer } from './bundle-server.ts';
import { ROOT } from './root.ts';

/** Pages and scripts of a server for people on the internet. */
const ASSETS = [
  'administrator.js',
  'auth-action.js',
  'auth-again.js',
  'auth-frame.js',
  'auth-result.js',
  'boot.js',
  'gapi.js',
  'mark.svg',
  'page.css',
  'setup.js',
];
const RULES = ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'];

/** Modules of what runs in an image. */
export interface CollectedModules {
  readonly server: Metafile;
  readonly functions: Metafile;
}

/**
 * Writes the server, the functions, the built app and its rules to a folder.
 * @throws {Error} if the app or the dashboard isn't built
 */
export async function collectApp(folder: string): Promise<CollectedModules> {
  const copy = (from: string, to: string) => {
    const source = join(ROOT, from);
    if (!existsSync(source)) throw new Error(`${from} is missing. Run npm run build first.`);
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(source, join(folder, to), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    });
  };
  const { version, license } = JSON.parse(
    readFileSync(join(ROOT, 'packages/local-backend/package.json'), 'utf8'),
  ) as { version: string; license: string };
  const [server, functions] = await Promise.all([
    bundleServer(folder),
    bundleFunctions(join(folder, 'functions')),
  ]);
  for (const name of ASSETS) copy(`packages/local-backend/assets/${name}`, `assets/${name}`);
  for (const name of RULES) copy(`apps/web/firebase/${name}`, `rules/${name}`);
  copy('packages/product/dist/backup-check.js', 'checks/backup.js');
  copy('apps/dashboard/dist', 'dist/dashboard-app');
  copy('apps/web/dist', 'app');
  copy('LICENSE', 'LICENSE');
  const manifest = { name: 'quits-server', version, license, type: 'module' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  const module = join(folder, 'node_modules/re2js/package.json');
  writeFileSync(module, `${JSON.stringify({ name: 're2js', type: 'commonjs' })}\n`);
  return { server, functions };
}
