import { composeStories, type ReactRenderer } from '@storybook/react-vite';
import type { ComposedStoryFn, Store_CSFExports } from 'storybook/internal/types';

type StoryFile = Store_CSFExports<ReactRenderer>;

/** One story, ready to run. */
export type Story = ComposedStoryFn<ReactRenderer>;

const files: Record<string, StoryFile> = {
  ...import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob<StoryFile>('../../../packages/*/src/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob<StoryFile>('../../web/src/**/*.stories.tsx', { eager: true }),
};

/** All stories of the workspace, by file title and name. */
export const storyFiles: readonly { title: string; stories: readonly [string, Story][] }[] =
  Object.entries(files).map(([path, file]) => ({
    title: file.default.title ?? path,
    stories: Object.entries(composeStories(file)),
  }));
