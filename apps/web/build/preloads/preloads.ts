import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  type BundledScript,
  createPreloadManifest,
  type PreloadSources,
} from './preload-manifest.ts';
import { renderFrames } from './render-frames.ts';

/** Returns the inline script of the page's head, without comments and indentation. */
export function preloadScript(): string {
  return readFileSync(join(import.meta.dirname, 'preload-script.js'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^$|^\/\/|^\/?\*/.test(line))
    .join('\n');
}

/** Makes the page preload all code of its screen at once, instead of one round trip per level of imports. */
export function preloads(sources: PreloadSources): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle = {} }) {
        const frame = await renderFrames();
        checkStyles(Object.values(frame.html).join(''), Object.values(bundle));
        const scripts = Object.values(bundle).flatMap(scriptsOf);
        const manifest = JSON.stringify(createPreloadManifest(scripts, { ...sources, frame }));
        const tags = `<script type="application/json" id="preloads">${manifest.replaceAll('<', '\\u003c')}</script>\n    <script>${preloadScript()}</script>\n    `;
        // Insert it before the stylesheet: an inline script waits for stylesheets that precede it.
        return page.replace(
          /<script type="module"|<link rel="stylesheet"/,
          (first) => tags + first,
        );
      },
    },
  };
}

/** Returns a script of the bundle; that of a worker has no list of modules. */
function scriptsOf(
  file: (BundledFile & { readonly type: 'asset' }) | (BundledScript & { readonly type: 'chunk' }),
): readonly BundledScript[] {
  if (file.type === 'chunk') return [file];
  const [, name] = /^assets\/([\w-]+-worker)-[\w-]{8}\.js$/.exec(file.fileName) ?? [];
  if (name === undefined) return [];
  const { fileName } = file;
  return [{ fileName, facadeModuleId: `/${name}.ts`, moduleIds: [], imports: [], isEntry: false }];
}

interface BundledFile {
  readonly fileName: string;
  readonly source?: string | Uint8Array;
}

/**
 * Checks that the bundled styles have the classes of markup that the build rendered.
 * @throws {Error} if some are missing, because a component of the frame is no longer part of the app
 */
function checkStyles(html: string, files: readonly BundledFile[]): void {
  const styles = files
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ source }) => String(source))
    .join('');
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' '));
  const missing = classes.filter((name) => name.startsWith('_') && !styles.includes(`.${name}`));
  if (missing.length > 0)
    throw new Error(`No styles for ${missing.join(', ')}. Correct the frame.`);
}
