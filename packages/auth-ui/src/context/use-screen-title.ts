import { useEffect } from 'react';
import { useAuthUi } from './auth-ui-context.ts';

/** Names the document after the screen, so that tabs, history and screen readers tell screens apart. */
export function useScreenTitle(title: string): void {
  const { nameScreen } = useAuthUi();
  useEffect(() => nameScreen(title), [nameScreen, title]);
}
