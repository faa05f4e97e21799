import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  type BundledScript,
  createPreloadManifest,
  type PreloadSources,
} from './preload-manifest.ts';

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
      handler(page, { bundle = {} }) {
        const scripts = Object.values(bundle).filter(
          (file): file is typeof file & BundledScript => file.type === 'chunk',
        );
        const manifest = JSON.stringify(createPreloadManifest(scripts, sources));
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
