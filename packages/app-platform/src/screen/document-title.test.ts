import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countInTitle, nameDocument, nameWithin, spokenTitle } from './document-title.ts';

const page = { title: '' };
beforeEach(() => vi.stubGlobal('document', page));
afterEach(() => {
  countInTitle(0);
  vi.unstubAllGlobals();
});

test.each(['before', 'after'])(
  'a screen inside of a group names the document %s the group',
  (when) => {
    if (when === 'after') nameDocument('Alps');
    const end = nameWithin('Balances · Alps');
    if (when === 'before') nameDocument('Alps');
    expect(page.title).toBe('Balances · Alps');
    end();
    expect(page.title).toBe('Alps');
  },
);

test('news are counted in front and not said', () => {
  nameDocument('Groups');
  countInTitle(2);
  expect(page.title).toBe('(2) Groups');
  expect(spokenTitle()).toBe('Groups');
});
