import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { type Layer, LAYERS } from './layer-table.ts';
import type { Violation } from './violation.ts';
import {
  importsOf,
  type ImportSite,
  readPackages,
  resolveRelative,
  type WorkspacePackage,
} from './workspace.ts';

const SCOPE = '@quits/';
const REACT = new Set(['react', 'react-dom', 'react-i18next', 'react-router']);

/**
 * Checks every package of a workspace against the layers; returns an empty list if there are no
 * violations.
 */
export function checkLayers(root: string): Violation[] {
  const packages = readPackages(root);
  return [
    ...packages.flatMap((pkg) => checkPackage(root, pkg)),
    ...findCycles(packages).map((path) => ({
      rule: 'cycle' as const,
      where: path[0] ?? '',
      message: `packages depend on each other in a circle: ${path.join(' -> ')}`,
    })),
  ];
}

function checkPackage(root: string, pkg: WorkspacePackage): Violation[] {
  const layer = LAYERS.find((candidate) => candidate.packages.includes(pkg.shortName));
  if (layer === undefined) {
    const where = relative(root, pkg.folder);
    return [{ rule: 'unknown-package', where, message: `${pkg.name} stands in no layer` }];
  }
  const sites = pkg.shippedFiles.flatMap(importsOf);
  const violations = sites.flatMap((site) => checkSite(root, pkg, layer, site));
  if (layer.mainEntryWithoutReact) violations.push(...reactInMain(root, pkg));
  return violations;
}

function checkSite(
  root: string,
  pkg: WorkspacePackage,
  layer: Layer,
  site: ImportSite,
): Violation[] {
  const where = `${relative(root, site.file)}:${site.line}`;
  const { specifier } = site;
  if (specifier.startsWith('.')) {
    const inside = !relative(pkg.folder, join(site.file, '..', specifier)).startsWith('..');
    if (inside) return [];
    return [{ rule: 'outside', where, message: `${specifier} leaves the package` }];
  }
  if (isBuiltin(specifier)) return [];
  const name = packageNameOf(specifier);
  if (name === pkg.name) {
    const message = `${specifier} is the package's own name; import the file`;
    return [{ rule: 'outside', where, message }];
  }
  if (name.startsWith(SCOPE) && !layer.mayImport.includes(name.slice(SCOPE.length))) {
    const allowed = layer.mayImport.map((short) => SCOPE + short).join(', ') || 'none of ours';
    const message = `${pkg.name} may not import ${name} (allowed: ${allowed})`;
    return [{ rule: 'layer', where, message }];
  }
  const typesOf = `@types/${name}`;
  const declared =
    pkg.runtimeDependencies.has(name) ||
    (site.typeOnly && (pkg.devDependencies.has(name) || pkg.devDependencies.has(typesOf)));
  if (declared) return [];
  return [{ rule: 'undeclared', where, message: `${name} is not a dependency of ${pkg.name}` }];
}

/** Walks everything that the main entry reaches, lazily loaded chunks included. */
function reactInMain(root: string, pkg: WorkspacePackage): Violation[] {
  const entry = join(pkg.folder, 'src/index.ts');
  const queue = existsSync(entry) ? [entry] : [];
  const seen = new Set(queue);
  const violations: Violation[] = [];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const site of importsOf(file)) {
      if (site.typeOnly) continue;
      if (REACT.has(packageNameOf(site.specifier))) {
        violations.push({
          rule: 'react-in-main',
          where: `${relative(root, site.file)}:${site.line}`,
          message: `the main entry of ${pkg.name} reaches ${site.specifier}; bindings live in ./react`,
        });
      }
      const next = site.specifier.startsWith('.') ? resolveRelative(site) : undefined;
      if (next === undefined || seen.has(next) || !existsSync(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return violations;
}

function findCycles(packages: readonly WorkspacePackage[]): string[][] {
  const edges = new Map(
    packages.map((pkg) => [
      pkg.name,
      [...pkg.runtimeDependencies].filter((name) => name.startsWith(SCOPE)),
    ]),
  );
  const finished = new Set<string>();
  const cycles: string[][] = [];
  function visit(name: string, path: readonly string[]): void {
    if (finished.has(name)) return;
    const start = path.indexOf(name);
    if (start !== -1) {
      cycles.push([...path.slice(start), name]);
      return;
    }
    for (const next of edges.get(name) ?? []) visit(next, [...path, name]);
    finished.add(name);
  }
  for (const pkg of packages) visit(pkg.name, []);
  return cycles;
}

function packageNameOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
