import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Returns the scripts that a page loads initially with their static imports, and one locale's
 * texts.
 */
export function firstScripts(dist: string, locale: string): readonly string[] {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const page = read('index.html');
  const queue = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  const seen = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const imports = read(path).matchAll(/(?:from|^import|[;}]import)\s*"\.\/([^"]+\.js)"/g);
    for (const [, file] of imports) queue.push(`assets/${file}`);
  }
  return [...seen, textsOf(dist, locale)].map(read);
}

/** Returns the total size of scripts in bytes, each compressed separately. */
export function compressedBytes(scripts: readonly string[]): number {
  return scripts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

function textsOf(dist: string, locale: string): string {
  const [found, ...more] = readdirSync(join(dist, 'assets')).filter(
    (name) => name.startsWith(`${locale}-`) && name.endsWith('.js'),
  );
  if (found === undefined || more.length > 0) throw new Error(`Which texts are ${locale}?`);
  return `assets/${found}`;
}
