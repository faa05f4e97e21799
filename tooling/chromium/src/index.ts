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
 * Path of a Chromium that can be launched: `CHROMIUM_PATH`, a system browser, or Playwright's own
 * download, in this order; `undefined` when there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], ...KNOWN_PATHS, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Like {@link findChromium}, but a missing browser is an error that says how to get one. */
export function requireChromium(): string {
  const path = findChromium();
  if (path === undefined) {
    throw new Error(
      'No Chromium found. Set CHROMIUM_PATH, install the package "chromium-headless-shell" or "chromium", or run "npx playwright install chromium".',
    );
  }
  return path;
}

/** How to launch it: what `launch` of Playwright takes. */
export function chromiumLaunch(): { readonly executablePath: string; readonly args: string[] } {
  // Text as wide as in a window: without one, glyphs would be fitted to whole pixels.
  return { executablePath: requireChromium(), args: ['--font-render-hinting=none'] };
}
