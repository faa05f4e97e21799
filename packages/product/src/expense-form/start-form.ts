import { generateId } from '@quits/firestore';
import { localDate } from '../values/local-date.ts';
import { type NamedPerson, ownPersonId } from '../person/people.ts';
import { sharersOf } from '../person/onlookers.ts';
import type { Group } from '../group/schema.ts';
import { usualOf } from '../group/usual.ts';
import { emptyForm, type ExpenseForm } from './expense-form.ts';
import { readRemembered, withHabits } from './remembered.ts';
import { withUsual } from './with-usual.ts';

/** Group and author of a new expense. */
export interface StartFormOptions {
  readonly groupId: string;
  readonly group: Group;
  /** People to choose from, in display order. */
  readonly people: readonly NamedPerson[];
  readonly uid: string;
  readonly now: Date;
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
  /** A payment doesn't start with the group's defaults. @default 'expense' */
  readonly kind?: ExpenseForm['kind'];
}

/**
 * Creates the form of a new expense with the group's defaults. What the group leaves open is as in
 * the last expense on this device; otherwise, it is paid by the user and split equally.
 */
export function startForm(options: StartFormOptions): ExpenseForm {
  const { groupId, group, people, uid, now, locale, kind = 'expense' } = options;
  const own = ownPersonId(group, uid);
  const sharers = sharersOf(people);
  const empty = emptyForm({
    expenseId: generateId(),
    date: localDate(now),
    currency: group.currency,
    payerId: (sharers.find(({ id }) => id === own) ?? sharers[0])?.id ?? '',
    people,
  });
  const form = withHabits(empty, readRemembered({ uid, groupId }));
  return kind === 'payment' ? form : withUsual(form, usualOf(group), { people, locale });
}
