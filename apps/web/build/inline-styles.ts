import type { Plugin } from 'vite';

/**
 * Applies the styles of the block before it. The policy forbids inline styles, unless it names the hash of each build's; it
 * allows style sheets that a script constructs.
 */
export const STYLE_SCRIPT = `(() => {
const sheet = new CSSStyleSheet();
sheet.replaceSync(document.querySelector('#styles').textContent);
document.adoptedStyleSheets = [sheet];
})();`;

/**
 * Moves the stylesheet into the page as a data block, so that the first paint doesn't wait for another round trip. The block
 * follows all preloads: it arrives while the connection waits for their responses.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        return page.replace(
          /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/,
          (_, fileName: string) => {
            const file = bundle[fileName];
            if (file?.type !== 'asset') throw new Error(`The bundle lacks ${fileName}.`);
            const styles = String(file.source);
            if (/<\/script|<!--|@import/i.test(styles)) {
              throw new Error('A data block can’t contain these styles.');
            }
            Reflect.deleteProperty(bundle, fileName);
            return `<script type="text/css" id="styles">${styles}</script>\n    <script>${STYLE_SCRIPT}</script>`;
          },
        );
      },
    },
  };
}
