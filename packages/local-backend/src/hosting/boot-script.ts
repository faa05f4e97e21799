/** Where the boot script is served. */
export const BOOT_SCRIPT_PATH = '/__/boot.js';

const TAG = `<script src="${BOOT_SCRIPT_PATH}"></script>`;

/** Puts the boot script before everything else of a page, so that it runs before the SDK loads. */
export function withBootScript(page: Buffer): Buffer {
  const source = page.toString('utf8');
  const head = /<head[^>]*>/i.exec(source);
  if (head === null) return Buffer.from(TAG + source);
  const end = head.index + head[0].length;
  return Buffer.from(source.slice(0, end) + TAG + source.slice(end));
}
