import { matchPath } from 'react-router';
import { paths } from './paths.ts';

const FORMS = [paths.addExpense(':groupId'), paths.editExpense(':groupId', ':expenseId')];

/** Returns whether a path is an expense form, which uses a phone's whole screen. */
export function isFormPath(pathname: string): boolean {
  return FORMS.some((form) => matchPath(form, pathname) !== null);
}
