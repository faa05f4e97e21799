import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import type { ExampleTexts } from '@quits/product/example/create-example.ts';

/** Returns the example trip in the user's language. */
export function useExampleTexts(): ExampleTexts {
  const t = useT();
  const ownName = useUser()?.displayName ?? t('example:ownName');
  return {
    groupName: t('example:groupName'),
    ownName,
    titles: {
      flat: t('example:flat'),
      train: t('example:train'),
      groceries: t('example:groceries'),
      dinner: t('example:dinner'),
      tram: t('example:tram'),
      museum: t('example:museum'),
      pastries: t('example:pastries'),
      boat: t('example:boat'),
    },
  };
}
