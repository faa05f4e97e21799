import { isLocale } from '@quits/i18n';
import type { StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { AppStory, type AppStoryProps } from './app-story.tsx';
import {
  GROUP_ID,
  sampleActivity,
  sampleComments,
  sampleExpenses,
  sampleGroup,
  sampleMonths,
} from '@quits/product/testing/sample-group.ts';

/** All documents of a story's group. */
export const GROUP_DOCUMENTS: AppStoryProps['documents'] = {
  [`groups/${GROUP_ID}`]: sampleGroup(),
  ...sampleExpenses(),
  ...sampleMonths(),
  ...sampleActivity(),
  ...sampleComments(),
};

/** A group without activity. */
export const EMPTY_GROUP: AppStoryProps['documents'] = {
  [`groups/${GROUP_ID}`]: sampleGroup({ balances: {}, expenseCount: 0 }),
};

/** The language of Storybook's toolbar, which goes before the story's own. */
function toolbarLocale({ locale }: Record<string, unknown>): Pick<AppStoryProps, 'locale'> {
  return typeof locale === 'string' && isLocale(locale) ? { locale } : {};
}

/** Metadata of all files of screens. */
export const screenMeta = {
  component: AppStory,
  parameters: { frame: 'page' },
  // A documentation page would render a dozen whole apps at once.
  tags: ['!autodocs'],
  args: { path: '/groups', documents: GROUP_DOCUMENTS },
  render: (args: AppStoryProps, { globals }: { readonly globals: Record<string, unknown> }) => (
    <Suspense>
      <AppStory {...args} {...toolbarLocale(globals)} />
    </Suspense>
  ),
};

/** Creates a story of the app at one path, which is ready when it shows a text. */
export function screen(
  shows: string | RegExp,
  args: Partial<AppStoryProps>,
  globals: Record<string, unknown> = {},
): StoryObj<typeof screenMeta> {
  return {
    args,
    globals,
    play: async ({ canvasElement }) => {
      // Sheets are outside of the story's element.
      const page = within(canvasElement.ownerDocument.body);
      // Screens are separate chunks, which have to load first.
      await waitFor(() => expect(page.getAllByText(shows)[0]).toBeInTheDocument(), {
        timeout: 10_000,
      });
    },
  };
}

/** Globals of a phone and a desktop. */
export const PHONE = { viewport: { value: 'phone360' } };
/** See {@link PHONE}. */
export const DESKTOP = { viewport: { value: 'desktop' } };

/** Simulates being offline while the story is shown. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
