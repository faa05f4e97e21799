import { runInNewContext } from 'node:vm';
import { detectLocale, locales } from '@quits/i18n';
import { describe, expect, it } from 'vitest';
import type { PreloadManifest } from '../build/preloads/preload-manifest.ts';
import { preloadScript } from '../build/preloads/preloads.ts';

const FILES = [
  '/app.js',
  '/auth.js',
  '/group.js',
  '/join.js',
  ...locales.map((tag) => `/${tag}.js`),
];
const MANIFEST: PreloadManifest = {
  files: FILES,
  texts: Object.fromEntries(locales.map((tag) => [tag, [FILES.indexOf(`/${tag}.js`)]])),
  always: [0],
  account: [1],
  screens: [
    { path: '^/groups/[^/]+/?$', files: [2, 0] },
    { path: '^/join/[^/]+/?$', files: [3], isPublic: true },
  ],
  config: '/init.json',
};

interface Visitor {
  readonly path?: string;
  readonly languages?: readonly string[];
  readonly storage?: Readonly<Record<string, string>> | 'denied';
}

/** Returns the URLs of the links that the script adds to a page. */
function linked({ path = '/', languages = ['en-US'], storage = {} }: Visitor): readonly string[] {
  const links: string[] = [];
  const createElement = () => {
    const attributes = new Map<string, string>();
    return { attributes, setAttribute: attributes.set.bind(attributes) };
  };
  runInNewContext(preloadScript(), {
    document: {
      querySelector: () => ({ textContent: JSON.stringify(MANIFEST) }),
      createElement,
      head: {
        append: ({ attributes }: ReturnType<typeof createElement>) =>
          links.push(attributes.get('href') ?? ''),
      },
    },
    localStorage: {
      getItem(key: string) {
        if (storage === 'denied') throw new Error('denied');
        return storage[key] ?? null;
      },
    },
    navigator: { languages },
    location: { pathname: path },
  });
  return links;
}

const KNOWN = { 'quits.auth.lastUser': '{}', 'quits.config': '{}' };

describe('the preload script', () => {
  it('preloads the code of the screen once for a remembered user', () => {
    expect(linked({ path: '/groups/abc', storage: KNOWN })).toEqual([
      '/en-US.js',
      '/app.js',
      '/auth.js',
      '/group.js',
    ]);
  });

  it('preloads only public screens for other visitors', () => {
    expect(linked({ path: '/groups/abc' })).toEqual(['/init.json', '/en-US.js', '/app.js']);
    expect(linked({ path: '/join/abc' })).toContain('/join.js');
  });

  it('works without storage', () => {
    expect(linked({ storage: 'denied' })).toEqual(['/init.json', '/en-US.js', '/app.js']);
  });

  it('prefers the stored language', () => {
    expect(linked({ storage: { ...KNOWN, locale: 'uk' } })).toContain('/uk.js');
  });

  it.each([
    [['de-AT', 'en']],
    [['en']],
    [['en-AU']],
    [['en-ca']],
    [['pt']],
    [['zh-Hans-CN']],
    [['xx', 'he-IL']],
    [['xx']],
    [[]],
  ])('chooses the same language as the app for %j', (languages) => {
    expect(linked({ languages, storage: KNOWN })).toContain(`/${detectLocale(languages)}.js`);
  });
});
