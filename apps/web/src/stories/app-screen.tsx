import { isLocale } from '@quits/i18n';
import type { StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';
import { AppStory, type AppStoryProps } from './app-story.tsx';
import {
  GROUP_ID,
  sampleActivity,
  sampleComments,
  sampleExpenses,
  sampleGroup,
  sampleMonths,
} from '@quits/product/testing/sample-group.ts';

/** Everything that a story's group holds. */
export const GROUP_DOCUMENTS: AppStoryProps['documents'] = {
  [`groups/${GROUP_ID}`]: sampleGroup(),
  ...sampleExpenses(),
  ...sampleMonths(),
  ...sampleActivity(),
  ...sampleComments(),
};

/** A group in which nothing has happened yet. */
export const EMPTY_GROUP: AppStoryProps['documents'] = {
  [`groups/${GROUP_ID}`]: sampleGroup({ balances: {}, expenseCount: 0 }),
};

/** The language of Storybook's toolbar, which goes before the story's own. */
function toolbarLocale({ locale }: Record<string, unknown>): Pick<AppStoryProps, 'locale'> {
  return typeof locale === 'string' && isLocale(locale) ? { locale } : {};
}

/** What every file of screens has in common. */
export const screenMeta = {
  component: AppStory,
  parameters: { frame: 'page' },
  // A page of documentation would show a dozen whole apps at once.
  tags: ['!autodocs'],
  args: { path: '/groups', documents: GROUP_DOCUMENTS },
  render: (args: AppStoryProps, { globals }: { readonly globals: Record<string, unknown> }) => (
    <Suspense>
      <AppStory {...args} {...toolbarLocale(globals)} />
    </Suspense>
  ),
};

/** A story of the app at one address, which has come to rest when it shows a text. */
export function screen(
  shows: string | RegExp,
  args: Partial<AppStoryProps>,
  globals: Record<string, unknown> = {},
): StoryObj<typeof screenMeta> {
  return {
    args,
    globals,
    play: async ({ canvas }) => {
      // Screens are chunks of their own, which have to arrive first.
      await waitFor(() => expect(canvas.getAllByText(shows)[0]).toBeInTheDocument(), {
        timeout: 10_000,
      });
    },
  };
}

/** Globals of a phone and a desktop. */
export const PHONE = { viewport: { value: 'phone360' } };
/** See {@link PHONE}. */
export const DESKTOP = { viewport: { value: 'desktop' } };

/** Has the browser say that there is no network, for as long as the story is shown. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
