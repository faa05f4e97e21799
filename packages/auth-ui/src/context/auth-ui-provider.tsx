import type { ReactNode } from 'react';
import { type AuthUi, AuthUiContext } from './auth-ui-context.ts';

/** Props of {@link AuthUiProvider}. */
export interface AuthUiProviderProps {
  readonly app: AuthUi;
  readonly children: ReactNode;
}

/** Provides links, navigation and document titles to the screens. */
export function AuthUiProvider({ app, children }: AuthUiProviderProps) {
  return <AuthUiContext value={app}>{children}</AuthUiContext>;
}
