import { type AuthMachine, type AuthState, initialState, type UserSnapshot } from '@quits/auth';
import { AuthProvider } from '@quits/auth/react';
import { createI18n, loadSharedTexts } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import { type ReactNode, use } from 'react';
import type { AuthUi } from '../context/auth-ui-context.ts';
import { AuthUiProvider } from '../context/auth-ui-provider.tsx';

const loadingTexts = createI18n({
  locale: 'en-US',
  locales: ['en-US'],
  messages: loadSharedTexts,
});

/** A test app whose links show their target and don't navigate. */
const app: AuthUi = {
  linkTo: (place) =>
    function renderLink({ children, ...props }) {
      return (
        <a {...props} href={`#${place}`}>
          {children}
        </a>
      );
    },
  leave: () => undefined,
  nameScreen: () => undefined,
};

/** Props of {@link AuthUiStory}. */
export interface AuthUiStoryProps {
  readonly state: Partial<AuthState>;
  readonly children: ReactNode;
}

/** Shows a screen as it is in one state of the sign-in machine. */
export function AuthUiStory({ state, children }: AuthUiStoryProps) {
  const texts = use(loadingTexts);
  return (
    <I18nProvider i18n={texts}>
      <AuthProvider machine={frozenMachine({ ...initialState, ...state })}>
        <AuthUiProvider app={app}>{children}</AuthUiProvider>
      </AuthProvider>
    </I18nProvider>
  );
}

/** Creates a machine that stays in one state. */
function frozenMachine(state: AuthState): AuthMachine {
  return {
    store: { getState: () => state, subscribe: () => () => undefined },
    send: () => undefined,
    start: () => undefined,
    getIdToken: () => Promise.resolve(undefined),
  };
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
