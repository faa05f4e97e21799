import { onDevice } from '../device/stores.ts';
import { type ExpenseForm, expenseFormSchema } from './expense-form.ts';

/** Whose draft of a new expense, and in which group. */
export interface DraftKey {
  readonly uid: string;
  readonly groupId: string;
}

/** The draft that was left; it survives a reload. */
export function readDraft(key: DraftKey): ExpenseForm | undefined {
  return onDevice.read(nameOf(key), expenseFormSchema);
}

/** Keeps a draft until it is saved or discarded. */
export function keepDraft(key: DraftKey, form: ExpenseForm): void {
  onDevice.keep(nameOf(key), form);
}

/** Forgets a draft. */
export function dropDraft(key: DraftKey): void {
  onDevice.keep(nameOf(key), undefined);
}

function nameOf({ uid, groupId }: DraftKey): string {
  return `quits.draft.${uid}.${groupId}.new`;
}
