import type { ExpenseForm } from './expense-form.ts';

/**
 * Lets a person take part or not. In a bill, someone who comes in joins the lines that everybody had,
 * and someone who goes leaves every line.
 */
export function includePerson(
  form: ExpenseForm,
  personId: string,
  included: boolean,
  order: readonly string[],
): ExpenseForm {
  const { participants } = form;
  const next = order.filter((id) => (id === personId ? included : participants.includes(id)));
  const lines = form.items.lines.map((line) => {
    if (!included) return { ...line, people: line.people.filter((id) => id !== personId) };
    const wasEverybody = participants.every((id) => line.people.includes(id));
    return wasEverybody ? { ...line, people: next } : line;
  });
  return { ...form, participants: next, items: { ...form.items, lines } };
}

/** Lets everybody take part, or nobody. */
export function includeEverybody(
  form: ExpenseForm,
  included: boolean,
  order: readonly string[],
): ExpenseForm {
  return order.reduce((next, id) => includePerson(next, id, included, order), form);
}
