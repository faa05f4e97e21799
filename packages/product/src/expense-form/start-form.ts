import { generateId } from '@quits/firestore';
import { localDate } from '../values/local-date.ts';
import { type NamedPerson, ownPersonId } from '../person/people.ts';
import type { Group } from '../group/schema.ts';
import { emptyForm, type ExpenseForm } from './expense-form.ts';
import { readRemembered, withHabits } from './remembered.ts';

/** Where a new expense is to go, and who makes it. */
export interface StartFormOptions {
  readonly groupId: string;
  readonly group: Group;
  /** Those whom it may name, in the order in which they are shown. */
  readonly people: readonly NamedPerson[];
  readonly uid: string;
  readonly now: Date;
}

/** A form for a new expense: by oneself and equally, unless the last one was made otherwise. */
export function startForm({ groupId, group, people, uid, now }: StartFormOptions): ExpenseForm {
  const empty = emptyForm({
    expenseId: generateId(),
    date: localDate(now),
    currency: group.currency,
    payerId: ownPersonId(group, uid) ?? people[0]?.id ?? '',
    people,
  });
  return withHabits(empty, readRemembered({ uid, groupId }));
}
