import type { RenderRoot } from '@quits/ui';
import { createContext, use } from 'react';

/** Where the links of these screens lead; each app has its own addresses. */
export type AuthPlace = 'start' | 'signIn' | 'signUp' | 'resetPassword';

/** What the screens need of the app around them. */
export interface AuthUi {
  /** Turns a component of the kit into a link; the screen that it leads to is told the e-mail that was typed so far. */
  readonly linkTo: (place: AuthPlace, email?: string) => RenderRoot;
  /** Leaves a sign-in screen, for the path that the person wanted to open or else for the first screen of the app. */
  readonly leave: (returnTo: string | undefined) => void;
  /** Names the document after a screen. */
  readonly nameScreen: (title: string) => void;
  /** Providers that are offered beside a password, such as `google.com`. @default Google alone */
  readonly providers?: readonly string[];
}

/** The app around the screens. */
export const AuthUiContext = createContext<AuthUi | undefined>(undefined);

/** What the screens need of the app. @throws outside of an `AuthUiProvider`, which is a bug */
export function useAuthUi(): AuthUi {
  const app = use(AuthUiContext);
  if (app === undefined) throw new Error('This screen needs an AuthUiProvider above it.');
  return app;
}
