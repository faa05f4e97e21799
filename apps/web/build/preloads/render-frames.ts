import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as I18n from '@quits/i18n';
import type * as Product from '@quits/product';
import { sourceServer } from '../source-server.ts';
import type { FrameSource } from './preload-manifest.ts';

/** Exports of `frames.tsx`. */
interface Frames {
  readonly Frame: FunctionComponent<{
    readonly name: string;
    readonly i18n: I18n.I18n;
    readonly t: I18n.Translate;
  }>;
  readonly FRAME_NAMES: readonly string[];
}

/** Renders the frames of the first screens; the texts of each language are separate, because they are the only difference. */
export async function renderFrames(): Promise<FrameSource> {
  const server = await sourceServer();
  try {
    const load = async <Module>(path: string) => (await server.ssrLoadModule(path)) as Module;
    const { Frame, FRAME_NAMES } = await load<Frames>('/build/frames/frames.tsx');
    const { locales } = await load<typeof I18n>('@quits/i18n');
    const { createTexts } = await load<typeof Product>('@quits/product');
    // The start page imports these when it is rendered, which must not outlast the server.
    await load('/src/features/welcome/showcase.tsx');
    await load('/src/features/welcome/welcome-more.tsx');
    const keys: string[] = [];
    const texts: ((translate: I18n.Translate) => string)[] = [];
    const t: I18n.Translate = (key, ...args) => {
      if (!keys.includes(key)) {
        keys.push(key);
        texts.push((translate) =>
          args.length === 0 ? translate(key, ...args) : withoutCount(translate(key, ...args)),
        );
      }
      return `{${keys.indexOf(key)}}`;
    };
    const i18n = await createTexts({ locale: 'en-US' });
    const html = FRAME_NAMES.map((name) => {
      const markup = renderToStaticMarkup(createElement(Frame, { name, i18n, t }));
      // The content security policy lets only scripts set styles.
      return [name, markup.replaceAll(' style="', ' data-style="')];
    });
    const words: Record<string, FrameSource['words'][string]> = {};
    for (const locale of locales) {
      const { t: translate, dir } = (await createTexts({ locale })).store.getState();
      words[locale] = { dir, texts: texts.map((text) => escaped(text(translate))) };
    }
    return { html: Object.fromEntries(html), words };
  } finally {
    await server.close();
  }
}

/** Replaces a number, which is only known later, with dashes that are as wide as two digits. */
function withoutCount(text: string): string {
  return text.replace(/\p{Nd}+/u, '––');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
