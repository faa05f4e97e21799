import { useT } from '@quits/i18n/react';
import { use, useEffect } from 'react';
import { nameDocument, nameWithin } from '@quits/app-platform/screen/document-title.ts';
import { TitlePlace } from './title-place.ts';

/**
 * Sets the document's title to the screen's, so that tabs, history and screen readers can
 * distinguish screens.
 */
export function useTitle(title: string | undefined): void {
  const t = useT();
  const app = t('common:appName');
  const place = use(TitlePlace);
  useEffect(() => {
    if (place === undefined) nameDocument(title === undefined ? app : `${title} · ${app}`);
    // Until it is known, the context's own title is used.
    else if (title !== undefined) return nameWithin(`${title} · ${place} · ${app}`);
    return undefined;
  }, [title, place, app]);
}
