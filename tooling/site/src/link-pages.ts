import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Pages } from './build-reference.ts';
import { PLACEHOLDER } from './placeholder.ts';

const SOURCE = 'https://github.com/quits-app/quits';

/** Replaces the placeholders in all pages: by the page about a file, or by the file on GitHub. */
export function linkPages(root: string, output: string, pages: Pages): void {
  const placeholder = new RegExp(`${PLACEHOLDER}([^"#<\\s]+)`, 'gu');
  for (const page of htmlFiles(output)) {
    const html = readFileSync(join(output, page), 'utf8');
    if (!html.includes(PLACEHOLDER)) continue;
    const linked = html.replaceAll(placeholder, (_, path: string) =>
      addressOf(root, page, decodeURI(path), pages),
    );
    writeFileSync(join(output, page), linked);
  }
}

function addressOf(root: string, page: string, path: string, { documents }: Pages): string {
  const own = path === 'storybook' ? 'storybook/index.html' : documents.get(path);
  if (own !== undefined) return encodeURI(relative(dirname(page), own));
  const file = join(root, path);
  const kind = existsSync(file) && statSync(file).isDirectory() ? 'tree' : 'blob';
  return `${SOURCE}/${kind}/main/${path}`;
}

/** Links each package's README with its page of the API. */
export function linkReadmes(output: string, { documents, modules }: Pages): void {
  for (const [readme, module] of modules) {
    const document = documents.get(readme);
    if (document === undefined) continue;
    addLink(output, module, document, 'Install, options and recipes');
    addLink(output, document, module, 'API reference');
  }
}

/** Adds a link below the title of a page. */
export function addLink(output: string, page: string, target: string, text: string): void {
  const file = join(output, page);
  const html = readFileSync(file, 'utf8');
  const address = encodeURI(relative(dirname(page), target));
  writeFileSync(file, html.replace('</h1>', `</h1><p><a href="${address}">${text}</a></p>`));
}

/** Returns the pages of a folder, as paths relative to it. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
}
