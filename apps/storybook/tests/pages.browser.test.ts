import { expect, test } from 'vitest';

const pages = import.meta.glob<string>('../src/docs/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>('../src/docs/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// Only a build of Storybook compiles MDX; TypeScript and the story tests don't read it.
test.each(Object.entries(pages))('%s imports only what exists', (_file, text) => {
  const imports = [...text.matchAll(/^import \{ (.+) \} from '\.\/(.+)';$/gmu)].map(
    ([, names = '', source = '']) => ({ names: names.split(', '), source }),
  );
  for (const { names, source } of imports) {
    const code = sources[`../src/docs/${source}`] ?? '';
    const missing = names.filter((name) => !code.includes(`export function ${name}(`));
    expect({ source, missing }).toEqual({ source, missing: [] });
  }
});

test('there are pages to look at', () => {
  expect(Object.keys(pages).length).toBeGreaterThan(3);
});
