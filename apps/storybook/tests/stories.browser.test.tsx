import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { atRest } from './at-rest.ts';
import { axeReport } from './axe-report.ts';
import { storyFiles } from './story-files.ts';

const SIZES: Record<string, readonly [number, number]> = {
  phone320: [320, 640],
  phone360: [360, 760],
  desktop: [1440, 900],
};
const TABLET = [768, 900] as const;

function viewportOf(globals: Record<string, unknown>): readonly [number, number] {
  const viewport: unknown = globals['viewport'];
  const named = typeof viewport === 'object' && viewport !== null && 'value' in viewport;
  return (named && typeof viewport.value === 'string' && SIZES[viewport.value]) || TABLET;
}

let shown = '';

/** Resizes the page; skips its current size, since setting it causes a layout anyway. */
async function resize(width: number, height: number): Promise<void> {
  const size = `${width} × ${height}`;
  if (size === shown) return;
  await page.viewport(width, height);
  shown = size;
}

beforeAll(() => {
  // Animations have separate tests; here they would only cost time.
  document.documentElement.dataset['motion'] = 'none';
});

/** Stories that repeat elements of others with a different layout, which axe doesn't check. */
const REPEATED: ReadonlySet<string> = new Set(['Narrow', 'RightToLeft', 'LongText']);

describe.each(storyFiles)('stories of $title', ({ stories }) => {
  test.each(stories)('%s shows, plays and has no axe violation', async (name, Story) => {
    const [width, height] = viewportOf(Story.globals);
    await resize(width, height);
    await Story.run();
    await atRest();
    const kind = Story.parameters['frame'] === 'page' ? 'page' : 'component';
    const violations = REPEATED.has(name) ? [] : await axeReport(kind);
    expect(violations).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
