import { matchPath } from 'react-router';
import { paths } from './paths.ts';

const FORMS = [
  paths.addExpense(':groupId'),
  paths.editExpense(':groupId', ':expenseId'),
  paths.editSeries(':groupId', ':seriesId'),
];

/** Returns whether a path is an expense form, which is shown over the screen it was opened from. */
export function isFormPath(pathname: string): boolean {
  return FORMS.some((form) => matchPath(form, pathname) !== null);
}
