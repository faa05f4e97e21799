import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSETS_FOLDER } from '../package-files.ts';

/** Path of the boot script for pages of a development server on another port. */
export const BOOT_SCRIPT_PATH = '/__/boot.js';

/** The boot script of hosted pages. */
export interface BootScript {
  readonly source: string;
  /** Whether it redirects requests for all services, so that apps connect to no emulators. */
  readonly redirectsAll: boolean;
}

/**
 * Inlines the boot script at the start of a page's head, so that it runs before the SDK loads. An
 * external script would block parsing on every load until fetched or revalidated. A configuration follows as
 * `<script type="application/json" id="firebase-config">`, so that the page needn't request it.
 */
export function withBootScript(page: Buffer, script: BootScript, clientConfig = ''): Buffer {
  const source = page.toString('utf8');
  const config =
    clientConfig === ''
      ? ''
      : `<script type="application/json" id="firebase-config">${clientConfig.replaceAll('<', '\\u003c')}</script>`;
  const tag = `<script${script.redirectsAll ? ' data-server' : ''}>${script.source}</script>${config}`;
  const head = /<head[^>]*>/i.exec(source);
  if (head === null) return Buffer.from(tag + source);
  const end = head.index + head[0].length;
  return Buffer.from(source.slice(0, end) + tag + source.slice(end));
}

/** Returns the source of the boot script, compacted. */
export function readBootScript(): string {
  return compactScript(readFileSync(join(ASSETS_FOLDER, 'boot.js'), 'utf8'));
}

/** Removes comments and indentation from a script. */
function compactScript(source: string): string {
  return source
    .replaceAll(/\/\*\*.*?\*\//gsu, '')
    .replaceAll(/^\s*\/\/.*$/gmu, '')
    .replaceAll(/^\s+|\s+$/gmu, '')
    .replaceAll(/\n+/gu, '\n');
}
