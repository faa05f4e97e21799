import { initialState, type UserSnapshot } from '@quits/auth';
import type { AnyLocale } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import { createTexts } from '@quits/product';
import { use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AppProviders } from '../app/app-providers.tsx';
import { createRoutes } from '../app/routes.tsx';
import { ANA, frozenMachine, noFiles } from './auth-story.tsx';
import { createStoryDatabase, type StoryData } from './story-database.ts';

const texts = new Map<AnyLocale, ReturnType<typeof createTexts>>();

function textsOf(locale: AnyLocale): ReturnType<typeof createTexts> {
  const loading = texts.get(locale) ?? createTexts({ locale });
  texts.set(locale, loading);
  return loading;
}

/** Props of {@link AppStory}. */
export interface AppStoryProps extends StoryData {
  /** The address that the app is opened with. */
  readonly path: string;
  /** @default 'en-US' */
  readonly locale?: AnyLocale;
  /** `null` if nobody is signed in. @default Ana */
  readonly user?: UserSnapshot | null;
}

/** The whole app at one path, with fixed data. */
export function AppStory({ path, locale = 'en-US', user = ANA, ...data }: AppStoryProps) {
  const i18n = use(textsOf(locale));
  const [router] = useState(() => createMemoryRouter(createRoutes(), { initialEntries: [path] }));
  const [runtime] = useState(() => ({
    auth: frozenMachine({
      ...initialState,
      session:
        user === null
          ? { status: 'signedOut', reason: 'never' }
          : { status: 'signedIn', user, rev: 1, confirmed: true, requiredActions: [] },
    }),
    database: createStoryDatabase(data),
    deleteFiles: () => Promise.resolve({ ok: true, value: 0 } as const),
    files: noFiles,
    accountTools: {
      removal: { decide: () => undefined },
      call: async () => ({}),
      recordsSignIns: false,
    },
  }));
  return (
    <I18nProvider i18n={i18n}>
      <AppProviders runtime={runtime}>
        <RouterProvider router={router} />
      </AppProviders>
    </I18nProvider>
  );
}
