import { useT } from '@quits/i18n/react';
import { useEffect } from 'react';

/** Names the document after the screen, so that tabs, history and screen readers tell them apart. */
export function useTitle(title: string | undefined): void {
  const t = useT();
  const app = t('common:appName');
  useEffect(() => {
    document.title = title === undefined ? app : `${title} · ${app}`;
  }, [title, app]);
}
