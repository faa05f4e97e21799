import * as kit from '@quits/ui';
import { expect, test } from 'vitest';
import * as swatches from '../src/docs/swatches.tsx';

const pages = import.meta.glob<string>('../src/docs/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules: Readonly<Record<string, object>> = {
  '@quits/ui': kit,
  './swatches.tsx': swatches,
};

// Only a build of Storybook compiles MDX; TypeScript and the story tests don't read it.
test.each(Object.entries(pages))('%s imports only what exists', (_file, text) => {
  const imports = [...text.matchAll(/^import \{ (.+) \} from '(.+)';$/gmu)]
    .map(([, names = '', source = '']) => ({ names: names.split(', '), source }))
    .filter(({ source }) => source in modules);
  expect(imports.length).toBeGreaterThan(0);
  for (const { names, source } of imports) {
    expect(names.filter((name) => !(name in (modules[source] ?? {})))).toEqual([]);
  }
});
