import type { RenderProp } from '@quits/ui';
import { createContext, use } from 'react';

/** Where the links of these screens lead; each app has its own addresses. */
export type AuthPlace = 'start' | 'signIn' | 'signUp' | 'resetPassword';

/** What the app provides to the screens. */
export interface AuthUi {
  /** Turns a component of the kit into a link; the screen that it leads to is told the e-mail that was typed so far. */
  readonly linkTo: (place: AuthPlace, email?: string) => RenderProp;
  /** Navigates away from a sign-in screen, to the requested path or the app's first screen. */
  readonly leave: (returnTo: string | undefined) => void;
  /** Sets the document title to a screen's name. */
  readonly nameScreen: (title: string) => void;
  /** Providers that are offered beside a password, such as `google.com`. @default Google alone */
  readonly providers?: readonly string[];
}

/** What the app provides to the screens. */
export const AuthUiContext = createContext<AuthUi | undefined>(undefined);

/** What the app provides to the screens. @throws {Error} outside of an `AuthUiProvider` */
export function useAuthUi(): AuthUi {
  const app = use(AuthUiContext);
  if (app === undefined) throw new Error('This screen needs an AuthUiProvider above it.');
  return app;
}
