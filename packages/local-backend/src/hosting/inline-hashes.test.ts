import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('gives a source for each inline script and style, once', () => {
  const page = `<html><head><style>a { color: red }</style><script>one()</script>
<SCRIPT type="module" async>two()</SCRIPT ><script>one()</script></head></html>`;
  expect(inlineHashes(page)).toEqual({
    scripts: [hash('one()'), hash('two()')],
    styles: [hash('a { color: red }')],
  });
});

it('leaves out what the policy lets in by itself, and what does not run', () => {
  const page = `<script src="/app.js"></script><script type=module src='/b.js'> </script>
<script type="application/json">{}</script><script type='application/ld+json'>{}</script>
<script type="text/css">a { color: red }</script><script type=text/x-template>b</script>`;
  expect(inlineHashes(page)).toEqual({ scripts: [], styles: [] });
});

it('hashes what a browser parses: line feeds alone', () => {
  expect(inlineHashes('<script>\r\na()\r</script>').scripts).toEqual([hash('\na()\n')]);
});

it.each(['text/javascript', 'application/x-javascript', 'TEXT/ECMASCRIPT', 'module', ''])(
  'takes scripts of the type "%s"',
  (type) => {
    expect(inlineHashes(`<script type="${type}">a()</script>`).scripts).toEqual([hash('a()')]);
  },
);

it('takes import maps, which a policy governs like scripts', () => {
  const map = '{"imports":{}}';
  expect(inlineHashes(`<script type="importmap">${map}</script>`).scripts).toEqual([hash(map)]);
});
