/** Where the boot script is served for pages of a development server on another port. */
export const BOOT_SCRIPT_PATH = '/__/boot.js';

/**
 * Puts the boot script before everything else of a page, so that it runs before the SDK loads. It stands in the page itself: a script
 * of its own would hold up every start until it has been fetched or revalidated.
 */
export function withBootScript(page: Buffer, script: string): Buffer {
  const source = page.toString('utf8');
  const tag = `<script>${script}</script>`;
  const head = /<head[^>]*>/i.exec(source);
  if (head === null) return Buffer.from(tag + source);
  const end = head.index + head[0].length;
  return Buffer.from(source.slice(0, end) + tag + source.slice(end));
}

/** The script as it is sent with each page: without comments and the indentation of its lines. */
export function compactScript(source: string): string {
  return source
    .replaceAll(/\/\*\*.*?\*\//gsu, '')
    .replaceAll(/^\s*\/\/.*$/gmu, '')
    .replaceAll(/^\s+|\s+$/gmu, '')
    .replaceAll(/\n+/gu, '\n');
}
