import type { ReactNode } from 'react';
import { type AuthUi, AuthUiContext } from './auth-ui-context.ts';

/** Props of {@link AuthUiProvider}. */
export interface AuthUiProviderProps {
  readonly app: AuthUi;
  readonly children: ReactNode;
}

/** Tells the screens below where links lead and how a screen is left and named. */
export function AuthUiProvider({ app, children }: AuthUiProviderProps) {
  return <AuthUiContext value={app}>{children}</AuthUiContext>;
}
