import { type ExpenseForm, expenseFormSchema } from './expense-form.ts';
import { keepOnDevice, readFromDevice } from './device-store.ts';

/** Whose draft, and of what: of a new expense without an id, of an edit with id and version. */
export interface DraftKey {
  readonly uid: string;
  readonly groupId: string;
  readonly expenseId?: string;
}

/** The draft that was left; it survives a reload. */
export function readDraft(key: DraftKey): ExpenseForm | undefined {
  return readFromDevice(nameOf(key), expenseFormSchema);
}

/** Keeps a draft until it is saved or discarded. */
export function keepDraft(key: DraftKey, form: ExpenseForm): void {
  keepOnDevice(nameOf(key), form);
}

/** Forgets a draft. */
export function dropDraft(key: DraftKey): void {
  keepOnDevice(nameOf(key), undefined);
}

function nameOf({ uid, groupId, expenseId }: DraftKey): string {
  return `quits.draft.${uid}.${groupId}.${expenseId ?? 'new'}`;
}
