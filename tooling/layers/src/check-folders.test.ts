import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolders } from './check-folders.ts';
import type { FolderTable } from './folder-table.ts';
import { workspace } from './testing/workspace.ts';

const TABLES: Readonly<Record<string, FolderTable>> = {
  'apps/web': { rows: [['money', 'print'], ['features']], apart: ['features'] },
  'packages/novel': { rows: [['three'], ['two'], ['one']] },
};

const EXPORT = 'export const a = 1;\nexport type A = 1;';
const importing = (path: string) => `import { a } from '${path}';\nexport const b = a;`;
const importingType = (path: string) => `import type { A } from '${path}';\nexport type B = A;`;

function rulesBroken(files: Record<string, string>): string[] {
  return checkFolders(workspace(files), TABLES).map(({ rule }) => rule);
}

describe('checkFolders', () => {
  it('accepts this repository', () => {
    expect(checkFolders(resolve(import.meta.dirname, '../../..'))).toEqual([]);
  });

  it('accepts an import of a row below', () => {
    const broken = rulesBroken({
      'apps/web/src/features/group/group.ts': importing('../../money/sum.ts'),
      'apps/web/src/money/sum.ts': EXPORT,
    });
    expect(broken).toEqual([]);
  });

  it.each([
    ['upward', 'features/group/group.ts', importing],
    ['upward for a type', 'features/group/group.ts', importingType],
    ['of the same row', 'print/page.ts', importing],
    [
      'upward on demand',
      'print/page.ts',
      (path: string) => `export const b = () => import('${path}');`,
    ],
    [
      'upward of a worker',
      'features/group/group.ts',
      (path: string) => `export const b = new Worker(new URL('${path}', import.meta.url));`,
    ],
    [
      'upward without an extension',
      'features/group/group.ts',
      (path: string) => importing(path.replace('.ts', '')),
    ],
    [
      'upward of a folder',
      'features/group/index.ts',
      (path: string) => importing(path.replace('/index.ts', '')),
    ],
    [
      'upward with a query',
      'features/group/group.ts',
      (path: string) => importing(`${path}?worker`),
    ],
  ])('refuses an import %s', (_, target, statement) => {
    const broken = rulesBroken({
      'apps/web/src/money/sum.ts': statement(`../${target}`),
      [`apps/web/src/${target}`]: EXPORT,
    });
    expect(broken).toEqual(['folder']);
  });

  it('refuses a feature that imports another one', () => {
    const broken = rulesBroken({
      'apps/web/src/features/group/group.ts': importingType('../groups/list.ts'),
      'apps/web/src/features/groups/list.ts': EXPORT,
    });
    expect(broken).toEqual(['sideways']);
  });

  it('asks for a row for every folder, and for a table for every package', () => {
    expect(rulesBroken({ 'apps/web/src/novel/a.ts': EXPORT })).toEqual(['unknown-folder']);
    expect(rulesBroken({ 'packages/other/src/a.ts': EXPORT })).toEqual(['unknown-package']);
  });

  it('refuses files that know each other, though only by types', () => {
    const broken = rulesBroken({
      'apps/web/src/money/a.ts': `${EXPORT}\n${importingType('./b.ts')}`,
      'apps/web/src/money/b.ts': `${EXPORT}\n${importingType('./a.ts')}`,
    });
    expect(broken).toEqual(['cycle']);
  });

  it('refuses folders that reach each other, though no files do', () => {
    const broken = rulesBroken({
      'packages/novel/src/one/a.ts': importing('../two/a.ts'),
      'packages/novel/src/two/a.ts': importingType('../three/a.ts'),
      'packages/novel/src/three/a.ts': importing('../one/b.ts'),
      'packages/novel/src/one/b.ts': EXPORT,
    });
    expect(broken).toEqual(['folder', 'cycle']);
  });
});
