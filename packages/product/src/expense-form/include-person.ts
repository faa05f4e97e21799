import type { ExpenseForm } from './expense-form.ts';

/**
 * Adds or removes a participant. In an itemized bill, an added person joins the lines that everyone
 * shared, and a removed one leaves every line.
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

/** Adds or removes all participants. */
export function includeEverybody(
  form: ExpenseForm,
  included: boolean,
  order: readonly string[],
): ExpenseForm {
  return order.reduce((next, id) => includePerson(next, id, included, order), form);
}
