import { matchPath } from 'react-router';
import { paths } from './paths.ts';

const FORMS = [paths.addExpense(':groupId'), paths.editExpense(':groupId', ':expenseId')];

/** Whether an expense is typed at a path: a phone's whole screen is for that. */
export function isFormPath(pathname: string): boolean {
  return FORMS.some((form) => matchPath(form, pathname) !== null);
}
