import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const KNOWN_PATHS = [
  // First, since it has no window: the same engine for about two thirds of the processor's time.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a usable Chromium: `CHROMIUM_PATH`, a system browser, or Playwright's own
 * download, in this order; `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], ...KNOWN_PATHS, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Like {@link findChromium}, but throws an error with instructions if there is none. */
export function requireChromium(): string {
  const path = findChromium();
  if (path === undefined) {
    throw new Error(
      'No Chromium found. Set CHROMIUM_PATH, install the package "chromium-headless-shell" or "chromium", or run "npx playwright install chromium".',
    );
  }
  return path;
}

/** Returns options for Playwright's `launch`. */
export function chromiumLaunch(): { readonly executablePath: string; readonly args: string[] } {
  // Render text as wide as in a window: headless browsers would fit glyphs to whole pixels.
  return { executablePath: requireChromium(), args: ['--font-render-hinting=none'] };
}
