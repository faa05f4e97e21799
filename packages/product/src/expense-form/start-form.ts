import { generateId } from '@quits/firestore';
import { localDate } from '../values/local-date.ts';
import { type NamedPerson, ownPersonId } from '../person/people.ts';
import { sharersOf } from '../person/onlookers.ts';
import type { Group } from '../group/schema.ts';
import { emptyForm, type ExpenseForm } from './expense-form.ts';
import { readRemembered, withHabits } from './remembered.ts';

/** Group and author of a new expense. */
export interface StartFormOptions {
  readonly groupId: string;
  readonly group: Group;
  /** People to choose from, in display order. */
  readonly people: readonly NamedPerson[];
  readonly uid: string;
  readonly now: Date;
}

/**
 * Creates the form of a new expense: paid by the user and split equally, unless the last one
 * differed.
 */
export function startForm({ groupId, group, people, uid, now }: StartFormOptions): ExpenseForm {
  const own = ownPersonId(group, uid);
  const sharers = sharersOf(people);
  const empty = emptyForm({
    expenseId: generateId(),
    date: localDate(now),
    currency: group.currency,
    payerId: (sharers.find(({ id }) => id === own) ?? sharers[0])?.id ?? '',
    people,
  });
  return withHabits(empty, readRemembered({ uid, groupId }));
}
