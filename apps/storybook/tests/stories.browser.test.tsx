import { describe, expect, test } from 'vitest';
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

describe.each(storyFiles)('stories of $title', ({ stories }) => {
  test.each(stories)('%s shows, plays and has no axe violation', async (_name, Story) => {
    const [width, height] = viewportOf(Story.globals);
    await page.viewport(width, height);
    await Story.run();
    await atRest();
    const kind = Story.parameters['frame'] === 'page' ? 'page' : 'component';
    expect(await axeReport(kind)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
