import { libraryBuild } from '@quits/tooling-presets/tsup';
import type { Options } from 'tsup';
import { writeTemplate } from './build/write-template.ts';

const shared = libraryBuild({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  platform: 'node',
});

export default {
  ...(typeof shared === 'object' && !Array.isArray(shared) ? shared : {}),
  onSuccess: async () => writeTemplate('../..', 'dist/template'),
} satisfies Options;
