import { relative, sep } from 'node:path';
import { importsOf, type ImportSite, resolveRelative } from './workspace.ts';

/** An import between two children, files or folders, of the same folder. */
export interface SiblingImport {
  /** Common ancestor folder, relative to the source folder; '' for the source folder itself. */
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  readonly site: ImportSite;
}

/**
 * Returns every relative import, including type imports, as one between children of the common
 * ancestor folder.
 */
export function siblingImports(source: string, files: readonly string[]): readonly SiblingImport[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((site) => {
      const target = site.specifier.startsWith('.') ? resolveRelative(site) : undefined;
      if (target === undefined) return [];
      const from = relative(source, file).split(sep);
      const to = relative(source, target).split(sep);
      if (to[0] === '..') return [];
      const depth = from.findIndex((part, index) => part !== to[index]);
      const [child, other] = [from[depth], to[depth]];
      if (child === undefined || other === undefined) return [];
      const folder = from.slice(0, depth).join('/');
      return [{ folder, from: child, to: other, site }];
    }),
  );
}

/** The imports as edges of one graph a folder. */
export function graphsOf(
  imports: readonly SiblingImport[],
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { folder, from, to } of imports) {
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
    graphs.set(folder, graph);
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graphs;
}
