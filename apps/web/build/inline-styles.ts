import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

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
 * follows all preloads: it arrives while the connection waits for their responses. It must come after the plugins that change
 * the stylesheet.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The bundle lacks index.html.');
        const source = String(page.source);
        const [link, fileName = ''] = LINK.exec(source) ?? [];
        const file = bundle[fileName];
        if (link === undefined || file?.type !== 'asset') {
          throw new Error('The page links no stylesheet of the bundle.');
        }
        const styles = `${block(String(file.source))}\n    <script>${STYLE_SCRIPT}</script>`;
        page.source = source.replace(link, () => styles);
        Reflect.deleteProperty(bundle, fileName);
      },
    },
  };
}

function block(styles: string): string {
  if (/<\/script|<!--|@import/i.test(styles)) {
    throw new Error('A data block can’t contain these styles.');
  }
  return `<script type="text/css" id="styles">${styles}</script>`;
}
