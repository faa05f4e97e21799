import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const SRC = new URL('../src/', import.meta.url).pathname;

/** A token, also one that a style sheet declares for itself, such as `--q-figure-room`. */
const TOKEN = /var\((--q-[\w-]+)/gu;
const DECLARED = /(--q-[\w-]+)\s*:/gu;

/**
 * Returns the style sheets that a file of the kit imports, directly and through other files of its
 * folder; those of the components it is built on, if it has none of its own.
 */
export function sheetsOf(file: string): readonly string[] {
  const folder = dirname(resolve(SRC, file));
  const seen = new Set<string>();
  const outside = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    if (path.endsWith('.css')) return;
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/gu)) {
      const target = resolve(dirname(path), specifier);
      if (dirname(target) === folder) visit(target);
      else outside.add(target);
    }
  };
  visit(resolve(SRC, file));
  const own = [...seen].filter((path) => path.endsWith('.css'));
  if (own.length > 0) return own;
  return [...outside].flatMap((path) => {
    if (path.endsWith('.css')) return path.includes('/lib/') ? [] : [path];
    return path.includes('/lib/') ? [] : sheetsOf(path.slice(SRC.length));
  });
}

/** Returns the tokens that a component's style sheets use, by name; its own custom properties don't count. */
export function usedTokens(file: string): readonly string[] {
  const css = sheetsOf(file)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const own = new Set([...css.matchAll(DECLARED)].map(([, name]) => name));
  const used = new Set([...css.matchAll(TOKEN)].flatMap(([, name]) => name ?? []));
  return [...used].filter((name) => !own.has(name)).sort();
}
