import { useEffect } from 'react';
import { useAuthUi } from './auth-ui-context.ts';

/**
 * Sets the document's title to the screen's, so that tabs, history and screen readers can
 * distinguish screens.
 */
export function useScreenTitle(title: string): void {
  const { nameScreen } = useAuthUi();
  useEffect(() => nameScreen(title), [nameScreen, title]);
}
