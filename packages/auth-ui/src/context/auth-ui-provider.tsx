import type { ReactNode } from 'react';
import { type AuthUi, AuthUiContext } from './auth-ui-context.ts';

/** Props of {@link AuthUiProvider}. */
export interface AuthUiProviderProps {
  /** Values that the screens need from the app. Create it once, outside of components. */
  readonly app: AuthUi;
  /** The screens. */
  readonly children: ReactNode;
}

/** Provides links, navigation and document titles to the screens. */
export function AuthUiProvider({ app, children }: AuthUiProviderProps) {
  return <AuthUiContext value={app}>{children}</AuthUiContext>;
}
