import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  type BundledScript,
  createPreloadManifest,
  type PreloadSources,
} from './preload-manifest.ts';

/** The script that the page runs in its head, as it stands there. */
export function preloadScript(): string {
  return readFileSync(join(import.meta.dirname, 'preload-script.js'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^$|^\/\/|^\/\*\*/.test(line))
    .join('\n');
}

/** Lets the page ask for the code of its screen at once, instead of in one round trip for each import. */
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
        // Before the stylesheet: an inline script waits for those that come before it.
        return page.replace(
          /<script type="module"|<link rel="stylesheet"/,
          (first) => tags + first,
        );
      },
    },
  };
}
