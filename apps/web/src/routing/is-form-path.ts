import { paths } from './paths.ts';

const ID = '[^/]+';
// Every link asks, and the router compiles a pattern each time.
const FORMS = [paths.addExpense(ID), paths.editExpense(ID, ID), paths.editSeries(ID, ID)].map(
  (form) => new RegExp(`^${form}/?$`, 'iu'),
);

/** Returns whether a path is an expense form, which is shown over the screen it was opened from. */
export function isFormPath(pathname: string): boolean {
  return FORMS.some((form) => form.test(pathname));
}
