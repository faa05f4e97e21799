import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findCircles } from './circles.ts';
import { type FolderTable, FOLDERS } from './folder-table.ts';
import { graphsOf, type SiblingImport, siblingImports } from './sibling-imports.ts';
import type { Violation } from './violation.ts';
import { shippedFiles } from './workspace.ts';

/**
 * Checks imports between the files and folders of each package and app, including type imports,
 * against the tables of the repository by default.
 */
export function checkFolders(
  root: string,
  tables: Readonly<Record<string, FolderTable>> = FOLDERS,
): Violation[] {
  return packagesOf(root).flatMap((path) => {
    const source = join(root, path, 'src');
    const files = shippedFiles(source);
    const imports = siblingImports(source, files);
    const table = tables[path];
    const inOrder =
      table === undefined ? [missingTable(path)] : checkTable(root, path, table, files, imports);
    return [...inOrder, ...circles(`${path}/src`, imports)];
  });
}

function packagesOf(root: string): readonly string[] {
  return ['packages', 'apps']
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((path) => existsSync(join(root, path, 'src')));
}

function missingTable(path: string): Violation {
  return { rule: 'unknown-package', where: path, message: `${path} has no table of its folders` };
}

function checkTable(
  root: string,
  path: string,
  { rows, apart = [] }: FolderTable,
  files: readonly string[],
  imports: readonly SiblingImport[],
): Violation[] {
  const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder));
  const folders = new Set(
    files
      .map((file) => relative(join(root, path, 'src'), file).split('/'))
      .flatMap(([first, second]) => (first === undefined || second === undefined ? [] : [first])),
  );
  const unknown = [...folders]
    .filter((folder) => rowOf(folder) === -1)
    .map((folder) => ({
      rule: 'unknown-folder' as const,
      where: `${path}/src/${folder}`,
      message: `${folder} stands in no row of the folders of ${path}`,
    }));
  const wrong = imports.flatMap(({ folder, from, to, site }): Violation[] => {
    const where = `${relative(root, site.file)}:${site.line}`;
    if (apart.includes(folder)) {
      const message = `${folder}/${from} imports ${folder}/${to}; folders of ${folder} stay apart`;
      return [{ rule: 'sideways', where, message }];
    }
    const isUpward = folder === '' && rowOf(from) !== -1 && rowOf(from) <= rowOf(to);
    if (!isUpward) return [];
    const message = `${from} may not import ${to}, which is not in a row below it`;
    return [{ rule: 'folder', where, message }];
  });
  return [...unknown, ...wrong];
}

function circles(source: string, imports: readonly SiblingImport[]): Violation[] {
  return [...graphsOf(imports)].flatMap(([folder, graph]) =>
    findCircles(graph).map((members) => ({
      rule: 'cycle' as const,
      where: join(source, folder),
      message: `these reach each other: ${members.join(', ')}`,
    })),
  );
}
