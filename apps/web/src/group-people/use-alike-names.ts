import { useFormatter, useT } from '@quits/i18n/react';
import type { AlikeName } from '@quits/product/person/plan-people.ts';

/** Returns a function that names similar people, such as “Similar names: Anna – Ana”. */
export function useAlikeNames(): (alike: readonly AlikeName[]) => string {
  const t = useT();
  const { list } = useFormatter();
  return (alike) =>
    t('groups:namesAlike', { names: list(alike.map(({ name, other }) => `${name} – ${other}`)) });
}
