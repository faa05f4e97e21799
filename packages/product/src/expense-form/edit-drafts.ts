import * as v from 'valibot';
import { onDevice } from '../device/stores.ts';
import type { NewExpense } from '../expense/new-expense.ts';
import { revisionOf } from '../values/revision.ts';
import { expenseInputSchema } from '../expense/schema.ts';
import { type ExpenseForm, expenseFormSchema } from './expense-form.ts';

const editDraftSchema = v.object({
  form: expenseFormSchema,
  base: expenseInputSchema,
  /** A number in drafts of the first version of the app. */
  version: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((version) => (typeof version === 'number' ? revisionOf({ version }) : version)),
  ),
});

/**
 * An unsaved edit and the version that it is based on; other members may change the expense in the
 * meantime.
 */
export interface EditDraft {
  readonly form: ExpenseForm;
  readonly base: NewExpense;
  /** Revision of the expense as it was when the edit began. */
  readonly version: string;
}

/** User and expense of an edit. */
export interface EditDraftKey {
  readonly uid: string;
  readonly groupId: string;
  readonly expenseId: string;
}

/** Returns the stored edit, which survives a reload and changes of the expense. */
export function readEditDraft(key: EditDraftKey): EditDraft | undefined {
  return onDevice.read(nameOf(key), editDraftSchema);
}

/** Stores an edit until it is saved or discarded; `undefined` removes it. */
export function keepEditDraft(key: EditDraftKey, draft: EditDraft | undefined): void {
  onDevice.keep(nameOf(key), draft);
}

function nameOf({ uid, groupId, expenseId }: EditDraftKey): string {
  return `quits.draft.${uid}.${groupId}.${expenseId}`;
}
