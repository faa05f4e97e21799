import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as I18n from '@quits/i18n';
import type * as Product from '@quits/product';
import type { FirstFrameProps } from './first-frame-props.ts';
import { sourceServer } from '../source-server.ts';
import type { FrameSource } from './preload-manifest.ts';

/** Renders the frame of a group's list; the texts of each language are separate, because they are the only difference. */
export async function renderFirstFrame(): Promise<FrameSource> {
  const server = await sourceServer();
  try {
    const { FirstFrame } = (await server.ssrLoadModule('/build/preloads/first-frame.tsx')) as {
      readonly FirstFrame: FunctionComponent<FirstFrameProps>;
    };
    const { locales } = (await server.ssrLoadModule('@quits/i18n')) as typeof I18n;
    const { createTexts } = (await server.ssrLoadModule('@quits/product')) as typeof Product;
    const keys: Parameters<FirstFrameProps['t']>[0][] = [];
    const t: FirstFrameProps['t'] = (key) => {
      if (!keys.includes(key)) keys.push(key);
      return `{${keys.indexOf(key)}}`;
    };
    const html = renderToStaticMarkup(createElement(FirstFrame, { t, groupId: '$1' }));
    const words: Record<string, FrameSource['words'][string]> = {};
    for (const locale of locales) {
      const { t: text, dir } = (await createTexts({ locale })).store.getState();
      words[locale] = { dir, texts: keys.map((key) => escaped(text(key))) };
    }
    // The content security policy lets only scripts set styles.
    return { html: html.replaceAll(' style="', ' data-style="'), words };
  } finally {
    await server.close();
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
