import { rename, rm } from 'node:fs/promises';
import { libraryBuild } from '@quits/tooling-presets/tsup';
import type { Options } from 'tsup';

/** The styles of all screens, under the name by which an app imports them. */
async function nameStyles(): Promise<void> {
  await rename('dist/index.css', 'dist/styles.css');
  await rm('dist/index.css.map', { force: true });
}

const shared = libraryBuild({ platform: 'browser', clientEntries: ['index'] });

export default {
  ...(typeof shared === 'object' && !Array.isArray(shared) ? shared : {}),
  onSuccess: nameStyles,
} satisfies Options;
