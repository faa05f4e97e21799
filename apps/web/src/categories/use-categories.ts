import { useFormatter, useT } from '@quits/i18n/react';
import { useMemo } from 'react';
import { useGroup } from '../open-group/group-context.tsx';
import {
  type Category,
  categoryOf,
  offeredCategories,
} from '@quits/product/category/list-categories.ts';

/** The categories of the open group. */
export interface Categories {
  /** Available categories: the group's custom ones, then the built-in ones. */
  readonly offered: readonly Category[];
  /** Returns an expense's category, available or not. */
  readonly categoryOf: (id: string) => Category;
}

/** Returns the categories of the open group, in the user's language. */
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
