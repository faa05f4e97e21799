/** Path of the boot script for pages of a development server on another port. */
export const BOOT_SCRIPT_PATH = '/__/boot.js';

/**
 * Inlines the boot script at the start of a page's head, so that it runs before the SDK loads. An
 * external script would block parsing on every load until fetched or revalidated.
 */
export function withBootScript(page: Buffer, script: string): Buffer {
  const source = page.toString('utf8');
  const tag = `<script>${script}</script>`;
  const head = /<head[^>]*>/i.exec(source);
  if (head === null) return Buffer.from(tag + source);
  const end = head.index + head[0].length;
  return Buffer.from(source.slice(0, end) + tag + source.slice(end));
}

/** Removes comments and indentation from a script. */
export function compactScript(source: string): string {
  return source
    .replaceAll(/\/\*\*.*?\*\//gsu, '')
    .replaceAll(/^\s*\/\/.*$/gmu, '')
    .replaceAll(/^\s+|\s+$/gmu, '')
    .replaceAll(/\n+/gu, '\n');
}
