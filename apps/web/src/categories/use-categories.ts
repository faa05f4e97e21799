import { useFormatter, useT } from '@quits/i18n/react';
import { useMemo } from 'react';
import { useGroup } from '../group-context/group-context.tsx';
import {
  type Category,
  categoryOf,
  offeredCategories,
} from '@quits/product/category/list-categories.ts';

/** The categories of the open group. */
export interface Categories {
  /** Those that can be chosen: the group's own, then the built-in ones. */
  readonly offered: readonly Category[];
  /** What an expense's category is called, offered or not. */
  readonly categoryOf: (id: string) => Category;
}

/** The categories of the open group, in the person's language. */
export function useCategories(): Categories {
  const t = useT();
  const { compare } = useFormatter();
  const { data } = useGroup();
  return useMemo(
    () => ({
      offered: offeredCategories(data, { t, compare }),
      categoryOf: (id) => categoryOf(data, id, t),
    }),
    [data, t, compare],
  );
}
