import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/app/show-snapshot.inline.ts', import.meta.url));

/**
 * Builds the inline script that shows a snapshot. It contains nothing that changes from build to build, since `firebase.json`
 * allows it by its hash.
 */
export async function buildSnapshotScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@quits/source', ...defaultClientConditions] },
    build: {
      target: 'es2023',
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'snapshot' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('The snapshot script was not built.');
  return chunk.code.trim();
}

/** Inlines the script at the start of the head, since it would wait for a stylesheet before it. */
export function snapshotScript(): Plugin {
  return {
    name: 'snapshot-script',
    apply: 'build',
    transformIndexHtml: async () => [
      { tag: 'script', children: await buildSnapshotScript(), injectTo: 'head-prepend' },
    ],
  };
}
