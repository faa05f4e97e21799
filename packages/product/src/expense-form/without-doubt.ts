import type { DoubtfulField, ExpenseForm } from './expense-form.ts';

/** Returns a form in which a field counts as checked. */
export function withoutDoubt(form: ExpenseForm, field: DoubtfulField): ExpenseForm {
  return form.doubts?.includes(field) === true
    ? { ...form, doubts: form.doubts.filter((one) => one !== field) }
    : form;
}
