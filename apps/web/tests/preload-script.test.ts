import { runInNewContext } from 'node:vm';
import { detectLocale, locales } from '@quits/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageStart } from '@quits/app-platform/boot/page-start.ts';
import type { PageFrame } from '@quits/app-platform/screen/page-frame.ts';
import type { PreloadManifest } from '../build/preloads/preload-manifest.ts';
import { preloadScript } from '../build/preloads/preloads.ts';

const FILES = [
  '/app.js',
  '/first.js',
  '/group.js',
  '/join.js',
  '/auth.js',
  '/firestore.js',
  ...locales.map((tag) => `/${tag}.js`),
];
const ORIGIN = 'https://quits.example';
const MANIFEST: PreloadManifest = {
  files: FILES,
  texts: Object.fromEntries(locales.map((tag) => [tag, [FILES.indexOf(`/${tag}.js`)]])),
  always: [0],
  account: [1],
  provider: [4, 5],
  screens: [
    {
      path: '^/groups/([^/]+)/?$',
      files: [2, 0],
      reads: [{ key: 'groups/$1' }],
      frame: ['outer', 'inner'],
    },
    {
      path: '^/groups/([^/]+)/insights$',
      files: [2, 0],
      reads: [{ key: 'groups/$1', isForFrame: true }],
      frame: ['outer'],
    },
    { path: '^/?$', files: [], publicFrame: ['inner'] },
    { path: '^/join/[^/]+/?$', files: [3], isPublic: true },
  ],
  config: '/init.json',
  frame: {
    html: { outer: '<a href="/groups/$1">{0}</a>{in}', inner: '<b>{1}</b>' },
    keys: ['expenses:title', 'balances:planText_'],
    rtl: ['ar'],
  },
};

/** Modules of texts. */
const TEXTS: Readonly<Record<string, object>> = {
  '/en-US.js': {
    expenses: { title: 'Expenses' },
    balances: { planText_other: '{{count}} payments & <b>' },
  },
  '/ar.js': { expenses: { title: 'المصاريف' }, balances: { planText_few: '{{count}} دفعات' } },
};

interface Visitor {
  readonly path?: string;
  readonly languages?: readonly string[];
  readonly storage?: Readonly<Record<string, string>> | 'denied';
  /** Whether a service worker has the page's code. */
  readonly isControlled?: boolean;
  /** Configuration that the host has put into the page. */
  readonly inserted?: object;
  /** Estimated round trip of the connection, in milliseconds; not every browser tells. */
  readonly rtt?: number;
}

/** Returns the URLs that the script preloads or requests. */
const linked = (visitor: Visitor) => run(visitor).links;

interface Run {
  readonly config: Promise<unknown> | undefined;
  readonly links: readonly string[];
  readonly frame: Promise<PageFrame | undefined> | undefined;
}

/** Runs the script in a page of a visitor. */
function run({
  path = '/',
  languages = ['en-US'],
  storage = {},
  isControlled = false,
  inserted,
  rtt,
}: Visitor): Run {
  const links: string[] = [];
  const createElement = () => {
    const attributes = new Map<string, string>();
    return { attributes, setAttribute: attributes.set.bind(attributes) };
  };
  const page: { readonly quitsStart?: PageStart } & Record<string, unknown> = {
    document: {
      querySelector(selector: string) {
        const data = selector === '#preloads' ? MANIFEST : inserted;
        return data === undefined ? null : { textContent: JSON.stringify(data) };
      },
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
    navigator: {
      languages,
      ...(isControlled && { serviceWorker: { controller: {} } }),
      ...(rtt !== undefined && { connection: { rtt } }),
    },
    setTimeout(work: () => void, delay: number) {
      links.push(`after ${delay} ms`);
      work();
    },
    location: { pathname: new URL(path, ORIGIN).pathname, search: new URL(path, ORIGIN).search },
    // Answers nothing, like a slow network.
    fetch(url: string) {
      links.push(url);
      return new Promise(() => undefined);
    },
    indexedDB: undefined,
    importTexts: async (file: string) => ({ texts: TEXTS[file] }),
  };
  // Contexts have no modules.
  runInNewContext(preloadScript().replace('await import(', 'await importTexts('), page);
  return { links, config: page.quitsStart?.config, frame: page.quitsStart?.frame };
}

/** Language tags as browsers report them: with scripts and regions, in any case, outdated, private or invalid. */
const tags = fc.oneof(
  fc.constantFrom(...locales),
  fc
    .tuple(
      fc.constantFrom(...locales.map((tag) => tag.slice(0, 2)), 'iw', 'in', 'no', 'xx', 'fil'),
      fc.constantFrom('', '-Latn', '-Hant', '-hans'),
      fc.constantFrom('', '-GB', '-in', '-US', '-AU', '-AT', '-TW', '-419', '_GB'),
      fc.constantFrom('', '-x-gb', '-u-ca-buddhist', '-oxendict', '-'),
      fc.constantFrom('', 'upper', 'lower'),
    )
    .map(([language, script, region, rest, written]) => {
      const tag = `${language}${script}${region}${rest}`;
      if (written === '') return tag;
      return written === 'upper' ? tag.toUpperCase() : tag.toLowerCase();
    }),
  fc.string({ maxLength: 12 }),
);

const USER = JSON.stringify({ v: 1, until: 9e12, value: { uid: 'ann' } });
const KNOWN = { 'quits.auth.lastUser': USER, 'quits.config': '{}' };

describe('the preload script', () => {
  it('preloads the code of the screen once for a remembered user', () => {
    expect(linked({ path: '/groups/abc', storage: KNOWN })).toEqual([
      '/en-US.js',
      '/app.js',
      '/first.js',
      '/group.js',
    ]);
  });

  it('preloads the provider’s SDK last if the screen’s data are requested, and at once otherwise', () => {
    expect(linked({ path: '/groups/abc', storage: KNOWN })).not.toContain('/auth.js');
    expect(linked({ path: '/groups/abc', storage: KNOWN })).not.toContain('/firestore.js');
    for (const visitor of [
      { path: '/groups/abc', isControlled: true },
      { path: '/groups/abc/unknown' },
      { path: '/groups/abc', storage: { ...KNOWN, 'quits.auth.lastUser': '{}' } },
    ]) {
      const links = linked({ storage: KNOWN, ...visitor });
      expect(links).toContain('/auth.js');
      expect(links).toContain('/firestore.js');
    }
  });

  it('preloads the texts before other code on a slow connection, unless a service worker has both', () => {
    const visitor = { path: '/groups/abc', storage: KNOWN, rtt: 550 };
    expect(linked(visitor).slice(0, 3)).toEqual(['/en-US.js', 'after 500 ms', '/app.js']);
    expect(linked({ ...visitor, rtt: 150 })).not.toContain('after 500 ms');
    expect(linked({ ...visitor, isControlled: true })).not.toContain('after 500 ms');
  });

  it('preloads only public screens for other visitors', () => {
    expect(linked({ path: '/groups/abc' })).toEqual(['/init.json', '/en-US.js', '/app.js']);
    expect(linked({ path: '/join/abc' })).toContain('/join.js');
  });

  it('requests no configuration that the page contains or the device has stored', async () => {
    const visitor = { inserted: { projectId: 'quits' } };
    expect(linked(visitor)).not.toContain('/init.json');
    expect(JSON.stringify(await run(visitor).config)).toBe('{"projectId":"quits"}');
    expect(run({ ...visitor, storage: KNOWN }).config).toBeUndefined();
  });

  it('works without storage', () => {
    expect(linked({ storage: 'denied' })).toEqual(['/init.json', '/en-US.js', '/app.js']);
  });

  it('prefers the stored language', () => {
    expect(linked({ storage: { ...KNOWN, locale: 'uk' } })).toContain('/uk.js');
  });

  it('ignores a stored language that the app does not have', () => {
    const links = linked({ languages: ['fr'], storage: { ...KNOWN, locale: 'de-AT' } });
    expect(links).toContain('/fr.js');
  });

  it('chooses the same language as the app', () => {
    fc.assert(
      fc.property(fc.array(tags, { maxLength: 4 }), (languages) => {
        const links = linked({ languages, storage: KNOWN });
        expect(links).toContain(`/${detectLocale(languages)}.js`);
      }),
      { examples: [[['iw']], [['en-x-gb']], [['en-Latn-GB']], [['not a tag', 'pt-PT']], [[]]] },
    );
  });

  it('has a frame of the screen in the language of a visitor who is about to get its data', async () => {
    const visitor = { path: '/groups/abc', storage: KNOWN, languages: ['ar-EG'] };
    expect(await run(visitor).frame).toMatchObject({
      html: '<a href="/groups/abc" aria-current="page">المصاريف</a><b>‒‒ دفعات</b>',
      lang: 'ar',
      dir: 'rtl',
      isPublic: false,
    });
    expect(run({ ...visitor, storage: {} }).frame).toBeUndefined();
    expect(run({ ...visitor, isControlled: true }).frame).toBeUndefined();
    expect(run({ ...visitor, path: '/groups/a"b' }).frame).toBeUndefined();
    expect(run({ ...visitor, path: '/groups/abc?q=milk' }).frame).toBeUndefined();
    expect(run({ ...visitor, path: '/join/abc' }).frame).toBeUndefined();
    expect(await run({ ...visitor, languages: ['fr'] }).frame).toBeUndefined();
  });

  it('has a frame of the start page only for visitors without a session', async () => {
    expect(await run({ path: '/' }).frame).toMatchObject({
      html: '<b>‒‒ payments &amp; &lt;b></b>',
      isPublic: true,
    });
    expect(run({ path: '/', storage: KNOWN }).frame).toBeUndefined();
  });

  it('preloads the provider’s SDK at once if only the frame gets data', async () => {
    const visitor = { path: '/groups/abc/insights', storage: KNOWN };
    expect(linked(visitor)).toContain('/firestore.js');
    expect((await run(visitor).frame)?.html).toContain('<a href="/groups/abc">Expenses</a>');
  });
});
