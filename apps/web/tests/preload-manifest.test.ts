import { describe, expect, it } from 'vitest';
import { type BundledScript, createPreloadManifest } from '../build/preloads/preload-manifest.ts';

function script(
  name: string,
  modules: readonly string[],
  imports: readonly string[] = [],
): BundledScript {
  return {
    fileName: `assets/${name}.js`,
    facadeModuleId: modules[0] ?? null,
    moduleIds: modules,
    imports: imports.map((other) => `assets/${other}.js`),
    isEntry: name === 'start',
  };
}

const SCRIPTS = [
  script('start', ['/src/main.tsx'], ['runtime']),
  script('runtime', []),
  script('app', ['/src/app/bring-up.tsx'], ['start', 'common']),
  script('common', ['/src/shared.ts'], ['start']),
  script('auth', ['/auth/load-auth.ts'], ['runtime']),
  script('group', ['/src/group-layout.tsx', '/src/expenses-screen.tsx'], ['common', 'list']),
  script('list', ['/src/list.ts']),
  script('en-US', ['/product/src/texts/locales/en-US.ts']),
  script('en-GB', ['/product/src/texts/locales/en-GB.ts'], ['en-US']),
];
const SOURCES = {
  always: ['app/bring-up.tsx'],
  account: ['load-auth.ts'],
  provider: [],
  screens: [{ path: '/groups/:groupId', modules: ['group-layout.tsx', 'expenses-screen.tsx'] }],
};

describe('the preload manifest', () => {
  const manifest = createPreloadManifest(SCRIPTS, SOURCES);
  const names = (files: readonly number[] = []) =>
    files.map((file) => manifest.files[file]?.replace(/^\/assets\/|\.js$/g, '')).sort();

  it('lists the files of each part, except those that the page’s own tags load', () => {
    expect(names(manifest.always)).toEqual(['app', 'common']);
    expect(names(manifest.account)).toEqual(['auth']);
    expect(names(manifest.screens[0]?.files)).toEqual(['common', 'group', 'list']);
  });

  it('lists each file once', () => {
    expect(new Set(manifest.files).size).toBe(manifest.files.length);
  });

  it('lists the texts of each language with those of its base language', () => {
    expect(Object.keys(manifest.texts)).toEqual(['en-US', 'en-GB']);
    expect(names(manifest.texts['en-GB'])).toEqual(['en-GB', 'en-US']);
  });

  it('matches whole paths', () => {
    const pattern = new RegExp(manifest.screens[0]?.path ?? '');
    expect(pattern.test('/groups/abc')).toBe(true);
    expect(pattern.test('/groups/abc/')).toBe(true);
    expect(pattern.test('/groups/abc/balances')).toBe(false);
    expect(pattern.test('/groups')).toBe(false);
  });

  it('rejects a module that is in no script', () => {
    const sources = { ...SOURCES, always: ['app/renamed.tsx'] };
    expect(() => createPreloadManifest(SCRIPTS, sources)).toThrow('app/renamed.tsx');
  });
});
