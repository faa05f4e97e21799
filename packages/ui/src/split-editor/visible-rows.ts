import { fold } from '../combobox/filter-options.ts';
import type { SplitRow } from './split-row.ts';

/** Number of rows up to which all are shown, without a search. */
export const FEW_ROWS = 9;
const MOST_PICKED = 12;

/**
 * Returns the rows of many people to show: those that match the search, or else the first ones, those with input or an error,
 * and everyone who participates if these are few.
 */
export function visibleRows(
  rows: readonly SplitRow[],
  { query, isWhole }: { readonly query: string; readonly isWhole: boolean },
): readonly SplitRow[] {
  const folded = fold(query.trim());
  if (folded !== '') {
    return rows.filter(({ name, fullName = '' }) =>
      [name, fullName].some((text) => fold(text).includes(folded)),
    );
  }
  if (isWhole || rows.length <= FEW_ROWS) return rows;
  const picked = rows.filter(({ included }) => included).length;
  const arePickedShown = picked <= MOST_PICKED;
  return rows.filter(
    ({ included, input = '', error }, at) =>
      at < FEW_ROWS - 1 ||
      error !== undefined ||
      (included && (arePickedShown || input.trim() !== '')),
  );
}
