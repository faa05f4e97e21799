import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ALLOWED_CIRCLES, type AllowedCircle } from './allowed-circles.ts';
import { findCircles } from './circles.ts';
import { type FolderTable, FOLDERS, WITHOUT_TABLE } from './folder-table.ts';
import { graphsOf, type SiblingImport, siblingImports } from './sibling-imports.ts';
import type { Violation } from './violation.ts';
import { shippedFiles } from './workspace.ts';

/** Rules for folders; the repository's own by default. */
export interface FolderRules {
  readonly tables?: Readonly<Record<string, FolderTable>>;
  /** Packages without a table, with the reason. */
  readonly withoutTable?: Readonly<Record<string, string>>;
  readonly allowedCircles?: readonly AllowedCircle[];
}

/** Checks imports between the files and folders of each package and app, including type imports. */
export function checkFolders(root: string, rules: FolderRules = {}): Violation[] {
  const { tables = FOLDERS, withoutTable = WITHOUT_TABLE } = rules;
  const allowed = rules.allowedCircles ?? ALLOWED_CIRCLES;
  const inCircles = new Set<string>();
  const violations = packagesOf(root).flatMap((path) => {
    const source = join(root, path, 'src');
    const files = shippedFiles(source);
    const imports = siblingImports(source, files);
    for (const { folder, members } of circlesOf(`${path}/src`, imports)) {
      for (const member of members) inCircles.add(join(folder, member));
    }
    const table = tables[path];
    const inOrder =
      table === undefined
        ? missingTable(path, withoutTable)
        : checkTable(root, path, table, files, imports);
    return [...inOrder, ...newCircles(`${path}/src`, imports, allowed)];
  });
  return [...violations, ...needlessExceptions(allowed, inCircles)];
}

function packagesOf(root: string): readonly string[] {
  return ['packages', 'apps']
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((path) => existsSync(join(root, path, 'src')));
}

function missingTable(path: string, withoutTable: Readonly<Record<string, string>>): Violation[] {
  if (path in withoutTable) return [];
  return [{ rule: 'unknown-package', where: path, message: `${path} has no table of its folders` }];
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

function circlesOf(source: string, imports: readonly SiblingImport[]): readonly AllowedCircle[] {
  return [...graphsOf(imports)].flatMap(([folder, graph]) =>
    findCircles(graph).map((members) => ({ folder: join(source, folder), members })),
  );
}

function newCircles(
  source: string,
  imports: readonly SiblingImport[],
  allowed: readonly AllowedCircle[],
): Violation[] {
  return circlesOf(source, imports)
    .filter(({ folder, members }) => {
      const known = allowed.filter((one) => one.folder === folder).flatMap((one) => one.members);
      return !members.every((member) => known.includes(member));
    })
    .map(({ folder, members }) => ({
      rule: 'cycle' as const,
      where: folder,
      message: `these reach each other: ${members.join(', ')}`,
    }));
}

function needlessExceptions(
  allowed: readonly AllowedCircle[],
  inCircles: ReadonlySet<string>,
): Violation[] {
  return allowed.flatMap(({ folder, members }) =>
    members
      .filter((member) => !inCircles.has(join(folder, member)))
      .map((member) => ({
        rule: 'needless-exception' as const,
        where: `${folder}/${member}`,
        message: 'stands in no circle any more; take it off the list of allowed circles',
      })),
  );
}
