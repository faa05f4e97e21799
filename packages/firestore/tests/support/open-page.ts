import { eventually } from '@quits/tooling-presets/eventually';
import { expect } from 'vitest';
import type { BackendAddresses } from './backend.setup.ts';
import type { Page } from './page.ts';

/** An iframe used as a tab. */
export interface OpenPage extends Page {
  /** Removes the iframe without notice, as a browser closes a tab. */
  readonly close: () => void;
}

/** Opens a page that shares everything stored with the others, and signs in. */
export async function openPage(backend: BackendAddresses): Promise<OpenPage> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inside = frame.contentWindow;
  const script = frame.contentDocument?.createElement('script');
  if (inside === null || script === undefined) throw new Error('The frame has no document.');
  // The test runner rewrites dynamic imports to go through itself; the frame has no runner.
  Reflect.set(inside, '__vitest_browser_runner__', {
    wrapDynamicImport: (load: () => Promise<unknown>) => load(),
  });
  script.type = 'module';
  script.src = new URL('./page.ts', import.meta.url).href;
  frame.contentDocument?.body.append(script);
  const page = await eventually(() => {
    if (inside.page === undefined) throw new Error('The page has not loaded.');
    return inside.page;
  }, 60_000);
  await page.open(backend);
  return { ...page, close: () => frame.remove() };
}

/** Waits until a page reports this text. */
export async function says(ask: () => string, expected: string): Promise<void> {
  await eventually(() => expect(ask()).toBe(expected), 60_000);
}
