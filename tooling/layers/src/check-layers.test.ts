import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLayers } from './check-layers.ts';
import { workspace } from './testing/workspace.ts';

function manifest(
  name: string,
  dependencies: string[] = [],
  devDependencies: string[] = [],
): string {
  const asObject = (names: string[]) => Object.fromEntries(names.map((n) => [n, '*']));
  return JSON.stringify({
    name: `@quits/${name}`,
    dependencies: asObject(dependencies),
    devDependencies: asObject(devDependencies),
  });
}

function rulesBroken(files: Record<string, string>): string[] {
  return checkLayers(workspace(files)).map(({ rule }) => rule);
}

describe('checkLayers', () => {
  it('accepts this repository', () => {
    expect(checkLayers(resolve(import.meta.dirname, '../../..'))).toEqual([]);
  });

  it('accepts a downward import that is declared', () => {
    const broken = rulesBroken({
      'packages/errors/package.json': manifest('errors'),
      'packages/errors/src/index.ts': 'export const a = 1;',
      'packages/auth/package.json': manifest('auth', ['@quits/errors']),
      'packages/auth/src/index.ts': "export { a } from '@quits/errors';",
    });
    expect(broken).toEqual([]);
  });

  it.each([
    ['upward', 'errors', '@quits/auth'],
    ['sideways', 'auth', '@quits/firestore'],
    ['from the backend into a client package', 'local-backend', '@quits/auth'],
    ['from a part of the backend into the backend', 'security-rules', '@quits/local-backend'],
  ])('refuses an import %s', (_, from, to) => {
    const broken = rulesBroken({
      [`packages/${from}/package.json`]: manifest(from, [to]),
      [`packages/${from}/src/index.ts`]: `import { a } from '${to}';\nexport const b = a;`,
    });
    expect(broken).toEqual(['layer']);
  });

  it('sees a dynamic import upward', () => {
    const broken = rulesBroken({
      'packages/firebase-core/package.json': manifest('firebase-core', ['@quits/auth']),
      'packages/firebase-core/src/index.ts': "export const load = () => import('@quits/auth');",
    });
    expect(broken).toEqual(['layer']);
  });

  it('refuses a dependency that is not declared', () => {
    const broken = rulesBroken({
      'packages/ledger/package.json': manifest('ledger'),
      'packages/ledger/src/index.ts': "import Papa from 'papaparse';\nexport const p = Papa;",
    });
    expect(broken).toEqual(['undeclared']);
  });

  it('refuses a run-time import of a devDependency and accepts its types', () => {
    const files = (statement: string) => ({
      'packages/ledger/package.json': manifest('ledger', [], ['tool']),
      'packages/ledger/src/index.ts': `${statement}\nexport type B = 1;`,
    });
    expect(rulesBroken(files("import { a } from 'tool';\nexport const c = a;"))).toEqual([
      'undeclared',
    ]);
    expect(rulesBroken(files("import type { A } from 'tool';\nexport type C = A;"))).toEqual([]);
  });

  it('refuses a relative import that leaves the package', () => {
    const broken = rulesBroken({
      'packages/ledger/package.json': manifest('ledger'),
      'packages/ledger/src/index.ts': "export { a } from '../../errors/src/index.ts';",
    });
    expect(broken).toEqual(['outside']);
  });

  it('refuses packages that depend on each other in a circle', () => {
    const broken = rulesBroken({
      'packages/errors/package.json': manifest('errors', ['@quits/ledger']),
      'packages/errors/src/index.ts': 'export const a = 1;',
      'packages/ledger/package.json': manifest('ledger', ['@quits/errors']),
      'packages/ledger/src/index.ts': 'export const b = 1;',
    });
    expect(broken).toEqual(['cycle']);
  });

  it('refuses React anywhere behind a main entry, and accepts it behind ./react', () => {
    const broken = rulesBroken({
      'packages/auth/package.json': manifest('auth', ['react']),
      'packages/auth/src/index.ts': "export const load = () => import('./deep.ts');",
      'packages/auth/src/deep.ts': "import { useState } from 'react';\nexport const s = useState;",
      'packages/auth/src/react/index.ts': "export { useMemo } from 'react';",
    });
    expect(broken).toEqual(['react-in-main']);
  });

  it('asks for a layer for every package', () => {
    const broken = rulesBroken({
      'packages/novel/package.json': manifest('novel'),
      'packages/novel/src/index.ts': 'export const a = 1;',
    });
    expect(broken).toEqual(['unknown-package']);
  });
});
