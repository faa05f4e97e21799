import { createConsent } from '@quits/analytics';
import type { AuthMachine, AuthState, UserSnapshot } from '@quits/auth';
import { initialState } from '@quits/auth';
import { AuthProvider } from '@quits/auth/react';
import { createValueStore } from '@quits/firebase-core';
import { createDatabase, memoryJournal } from '@quits/firestore';
import { DatabaseProvider } from '@quits/firestore/react';
import { I18nProvider } from '@quits/i18n/react';
import { createTexts, productErrorTexts } from '@quits/product';
import { type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AccountToolsProvider } from '../account/account-tools.tsx';
import type { Files } from '@quits/product/files/create-files.ts';
import { FilesProvider } from '../files/files-context.tsx';
import { AuthUiInApp } from '../session/auth-ui-in-app.tsx';
import type { Usage } from '../platform/usage/create-usage.ts';
import { UsageProvider } from '../platform/usage/usage-context.tsx';
import { createStoryDatabase, type StoryData } from './story-database.ts';

const loadingTexts = createTexts({ locale: 'en-US' });

/** A database whose server never answers. */
const silent = createDatabase({
  firestore: () => new Promise(() => undefined),
  uid: createValueStore<string | undefined>('ana'),
  journal: memoryJournal(),
});

/** File services without uploads. */
export const noFiles = {
  ...createValueStore<Files | undefined>(undefined),
  load: () => undefined,
  whenLoaded: () => new Promise<Files>(() => undefined),
};

/** A user who hasn't decided about usage data. */
const undecided: Usage = {
  consent: createConsent({
    version: 1,
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    browserOptOut: () => false,
  }),
  analytics: { logScreenView: () => undefined },
  acts: createValueStore(3),
  acted: () => undefined,
  report: () => undefined,
};

/** Creates a machine that stays in one state. */
export function frozenMachine(state: AuthState): AuthMachine {
  return {
    store: { getState: () => state, subscribe: () => () => undefined },
    send: () => undefined,
    start: () => undefined,
    getIdToken: () => Promise.resolve(undefined),
  };
}

/** Props of {@link AuthStory}. */
export interface AuthStoryProps {
  readonly state: Partial<AuthState>;
  /** The address that the screen is opened with. @default '/' */
  readonly path?: string;
  /** Documents of the database. @default none, and it never answers */
  readonly documents?: StoryData['documents'];
  readonly children: ReactNode;
}

/** Shows a screen as it is in one state of the sign-in machine. */
export function AuthStory({ state, path = '/', documents, children }: AuthStoryProps) {
  const texts = use(loadingTexts);
  const [database] = useState(() =>
    documents === undefined ? silent : createStoryDatabase({ documents }),
  );
  const router = createMemoryRouter(
    [{ path: '*', element: <AuthUiInApp>{children}</AuthUiInApp> }],
    {
      initialEntries: [path],
    },
  );
  return (
    <I18nProvider i18n={texts} errorTexts={productErrorTexts}>
      <AuthProvider machine={frozenMachine({ ...initialState, ...state })}>
        <DatabaseProvider database={database}>
          <FilesProvider files={noFiles}>
            <AccountToolsProvider
              tools={{
                removal: { decide: () => undefined },
                call: async () => ({}),
                recordsSignIns: false,
              }}
            >
              <UsageProvider usage={undecided}>
                <RouterProvider router={router} />
              </UsageProvider>
            </AccountToolsProvider>
          </FilesProvider>
        </DatabaseProvider>
      </AuthProvider>
    </I18nProvider>
  );
}

/** A user that a story is signed in as. */
export const ANA: UserSnapshot = {
  uid: 'ana',
  isAnonymous: false,
  email: 'ana@example.com',
  emailVerified: false,
  displayName: 'Ana',
  photoURL: null,
  phoneNumber: null,
  methods: [
    { providerId: 'password', email: 'ana@example.com', phoneNumber: null, displayName: null },
  ],
  factors: [],
  createdAt: 1_767_225_600_000,
  lastSignInAt: 1_767_225_600_000,
};
