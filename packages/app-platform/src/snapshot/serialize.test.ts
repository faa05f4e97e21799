import { expect, it } from 'vitest';
import { serializeContents, type SourceElement, type SourceNode } from './serialize.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

function element(
  localName: string,
  attributes: Readonly<Record<string, string>> = {},
  ...childNodes: readonly (SourceNode | string)[]
): SourceElement {
  return {
    nodeType: 1,
    nodeValue: null,
    localName,
    namespaceURI: ['svg', 'path'].includes(localName) ? SVG : HTML,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    childNodes: childNodes.map((node) =>
      typeof node === 'string' ? { nodeType: 3, nodeValue: node } : node,
    ),
  };
}

function written(...children: readonly (SourceNode | string)[]): string {
  return serializeContents(element('div', {}, ...children), () => false);
}

it('escapes text and attributes', () => {
  expect(written(element('p', { title: '"<b>&' }, '<script>alert("&")</script>'))).toBe(
    '<p title="&quot;&lt;b&gt;&amp;">&lt;script&gt;alert("&amp;")&lt;/script&gt;</p>',
  );
});

it.each(['script', 'style', 'iframe', 'template', 'object', 'dialog', 'video', 'output', 'link'])(
  'leaves out %s',
  (name) => {
    expect(written('a', element(name, {}, 'secret'), 'b')).toBe('ab');
  },
);

it.each([
  ['an event handler', element('p', { onclick: 'x()' }), '<p></p>'],
  ['an event handler of an SVG', element('svg', { onload: 'x()', d: 'M0' }), '<svg d="M0"></svg>'],
  ['an external reference of an SVG', element('svg', { 'xlink:href': '//x' }), '<svg></svg>'],
  ['the value of an input', element('input', { type: 'text', value: '12' }), '<input type="text">'],
  ['the text of a textarea', element('textarea', { name: 'x' }, 'text'), '<textarea></textarea>'],
  ['the source of an image', element('img', { src: 'blob:x', alt: 'Ana' }), '<img alt="Ana">'],
  ['a `javascript:` URL', element('a', { href: 'javascript:x()' }), '<a></a>'],
  ['a protocol-relative URL', element('a', { href: '//evil.example' }), '<a></a>'],
  ['an absolute URL', element('a', { href: 'https://x.example' }), '<a></a>'],
  ['the action of a form', element('form', { action: 'https://x.example' }), '<form></form>'],
])('drops %s', (_, node, expected) => {
  expect(written(node)).toBe(expected);
});

it('keeps links within the app', () => {
  expect(written(element('a', { href: '/groups/g' }, 'Alps'))).toBe('<a href="/groups/g">Alps</a>');
});

it.each([
  ['a live region', element('section', { 'aria-live': 'polite' }, 'Saved')],
  ['a dialog', element('div', { role: 'alertdialog' }, 'Delete?')],
  ['an aside', element('div', { 'data-aside': '' }, 'May we count?')],
  ['the connection status', element('div', { 'data-shell-status': '' }, 'Offline')],
])('leaves out %s', (_, node) => {
  expect(written(node)).toBe('');
});

it('keeps the contents of an alert, without its role', () => {
  expect(written(element('p', { role: 'alert' }, 'Sums differ'))).toBe('<p>Sums differ</p>');
});

it('prefixes ids and the references to them', () => {
  expect(written(element('p', { 'aria-labelledby': 'a b' }, element('b', { id: 'a' })))).toBe(
    '<p aria-labelledby="snapshot-a snapshot-b"><b id="snapshot-a"></b></p>',
  );
});

it('keeps styles as `data-style`, which the policy doesn’t block', () => {
  expect(written(element('i', { style: 'width: 50%;' }))).toBe('<i data-style="width: 50%;"></i>');
});

it('puts the rows of a virtual list into normal flow, with its height as the minimum', () => {
  const row = element(
    'div',
    { style: 'position: absolute; top: 70px;' },
    element('div', { role: 'listitem' }, 'Milk'),
  );
  const list = element('div', { role: 'list' }, element('div', { style: 'height: 700px;' }, row));
  expect(written(list)).toBe(
    '<div role="list"><div data-style="min-height: 700px;"><div><div role="listitem">Milk</div></div></div></div>',
  );
});

it('leaves out the elements that the callback selects', () => {
  const rows = ['Milk', 'Bread', 'Jam'].map((name) => element('li', { title: name }, name));
  const html = serializeContents(element('ul', {}, ...rows), (row) => row === rows[1]);
  expect(html).toBe('<li title="Milk">Milk</li><li title="Jam">Jam</li>');
});
