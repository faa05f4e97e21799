import type { RenderProp } from '@quits/ui';
import { createContext, type ReactNode, use } from 'react';

/** Targets of links in these screens; each app has its own paths. */
export type AuthPlace = 'start' | 'signIn' | 'signUp' | 'resetPassword';

/** Values that the app provides to the screens. */
export interface AuthUi {
  /** Renders a component of the kit as a link; passes the typed email to the target screen. */
  readonly linkTo: (place: AuthPlace, email?: string) => RenderProp;
  /** Navigates away from a sign-in screen, to the requested path or the app's first screen. */
  readonly leave: (returnTo: string | undefined) => void;
  /** Sets the document title to a screen's name. */
  readonly nameScreen: (title: string) => void;
  /** Providers offered besides a password, such as `google.com`. @default only Google */
  readonly providers?: readonly string[];
  /** Names of providers by id, for services without a brand, such as `oidc.sso`. @default the brand's, or the id */
  readonly providerNames?: Readonly<Record<string, string>>;
  /** Further ways to sign in to the account of an interrupted merge, such as a code from another device. @default none */
  readonly mergeWays?: ReactNode;
}

/** Context of the values that the app provides to the screens. */
export const AuthUiContext = createContext<AuthUi | undefined>(undefined);

/** Returns the values that the app provides. @throws {Error} outside of an `AuthUiProvider` */
export function useAuthUi(): AuthUi {
  const app = use(AuthUiContext);
  if (app === undefined) throw new Error('This screen needs an AuthUiProvider above it.');
  return app;
}
