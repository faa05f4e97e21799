import { composeStories, type ReactRenderer } from '@storybook/react-vite';
import type { ComposedStoryFn, Store_CSFExports } from 'storybook/internal/types';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeReport } from './axe-report.ts';
import { atRest } from './at-rest.ts';

type StoryFile = Store_CSFExports<ReactRenderer>;

const files: Record<string, StoryFile> = {
  ...import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob<StoryFile>('../../../packages/*/src/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob<StoryFile>('../../web/src/**/*.stories.tsx', { eager: true }),
};

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

for (const [path, file] of Object.entries(files)) {
  const stories: [string, ComposedStoryFn<ReactRenderer>][] = Object.entries(composeStories(file));
  const title: string = file.default.title ?? path;
  describe(`stories of ${title}`, () => {
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
}
