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

/** Renders the frames of the first screens; the page adds their texts, from the module of its language. */
export async function renderFrames(): Promise<FrameSource> {
  const server = await sourceServer();
  try {
    const load = async <Module>(path: string) => (await server.ssrLoadModule(path)) as Module;
    const { Frame, FRAME_NAMES } = await load<Frames>('/build/frames/frames.tsx');
    const { getTextDirection, locales } = await load<typeof I18n>('@quits/i18n');
    const { createTexts } = await load<typeof Product>('@quits/product');
    // The start page imports these when it is rendered, which must not outlast the server.
    await load('/src/features/welcome/showcase.tsx');
    await load('/src/features/welcome/welcome-more.tsx');
    const keys: string[] = [];
    const t: I18n.Translate = (name, ...options) => {
      const key = options.length === 0 ? name : `${name}_`;
      if (!keys.includes(key)) keys.push(key);
      return `{${keys.indexOf(key)}}`;
    };
    const i18n = await createTexts({ locale: 'en-US' });
    const html = FRAME_NAMES.map((name) => {
      const markup = renderToStaticMarkup(createElement(Frame, { name, i18n, t }));
      // The content security policy lets only scripts set styles.
      return [name, markup.replaceAll(' style="', ' data-style="')];
    });
    const rtl = locales.filter((locale) => getTextDirection(locale) === 'rtl');
    return { html: Object.fromEntries(html), keys, rtl };
  } finally {
    await server.close();
  }
}
