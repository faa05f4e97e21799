import { useT } from '@quits/i18n/react';
import { use, useEffect } from 'react';
import { nameDocument, nameWithin } from './document-title.ts';
import { TitlePlace } from './title-place.ts';

/** Names the document after the screen, so that tabs, history and screen readers tell them apart. */
export function useTitle(title: string | undefined): void {
  const t = useT();
  const app = t('common:appName');
  const place = use(TitlePlace);
  useEffect(() => {
    if (place === undefined) nameDocument(title === undefined ? app : `${title} · ${app}`);
    // Until it is known, the place's own name stands.
    else if (title !== undefined) return nameWithin(`${title} · ${place} · ${app}`);
    return undefined;
  }, [title, place, app]);
}
