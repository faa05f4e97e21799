import { onDevice } from '../device/stores.ts';
import { type ExpenseForm, expenseFormSchema } from './expense-form.ts';

/** User and group of a draft. */
export interface DraftKey {
  readonly uid: string;
  readonly groupId: string;
}

/** Returns the stored draft, which survives a reload. */
export function readDraft(key: DraftKey): ExpenseForm | undefined {
  return onDevice.read(nameOf(key), expenseFormSchema);
}

/** Stores a draft until it is saved or discarded. */
export function keepDraft(key: DraftKey, form: ExpenseForm): void {
  onDevice.keep(nameOf(key), form);
}

/** Deletes a draft. */
export function dropDraft(key: DraftKey): void {
  onDevice.keep(nameOf(key), undefined);
}

function nameOf({ uid, groupId }: DraftKey): string {
  return `quits.draft.${uid}.${groupId}.new`;
}
