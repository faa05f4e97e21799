import { useT } from '@quits/i18n/react';
import { useEffect } from 'react';
import { nameDocument } from './document-title.ts';

/** Names the document after the screen, so that tabs, history and screen readers tell them apart. */
export function useTitle(title: string | undefined): void {
  const t = useT();
  const app = t('common:appName');
  useEffect(() => {
    nameDocument(title === undefined ? app : `${title} · ${app}`);
  }, [title, app]);
}
