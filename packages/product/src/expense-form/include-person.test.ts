import { expect, it } from 'vitest';
import { emptyForm, type ExpenseForm } from './expense-form.ts';
import { includeEverybody, includePerson } from './include-person.ts';

const order = ['a', 'b', 'c'];
const line = (id: string, people: string[]) => ({ id, title: '', amountText: '1', people });
const form: ExpenseForm = {
  ...emptyForm({
    expenseId: 'e',
    date: '2026-05-01',
    currency: 'EUR',
    payerId: 'a',
    people: order.map((id) => ({ id, defaultWeight: 1 })),
  }),
  mode: 'items',
  participants: ['a', 'b'],
  items: {
    lines: [line('0', ['a', 'b']), line('1', ['b'])],
    taxText: '',
    tipText: '',
    discountText: '',
  },
};
const peopleOf = (one: ExpenseForm) => one.items.lines.map(({ people }) => people);

it('lets someone who comes in join the lines that everybody had', () => {
  const next = includePerson(form, 'c', true, order);
  expect(next.participants).toEqual(['a', 'b', 'c']);
  expect(peopleOf(next)).toEqual([['a', 'b', 'c'], ['b']]);
});

it('takes someone who goes out of every line', () => {
  const next = includePerson(form, 'b', false, order);
  expect(next.participants).toEqual(['a']);
  expect(peopleOf(next)).toEqual([['a'], []]);
});

it('lets everybody take part at once, or nobody', () => {
  const all = includeEverybody(form, true, order);
  expect(all.participants).toEqual(order);
  expect(peopleOf(all)).toEqual([['a', 'b', 'c'], ['b']]);
  expect(includeEverybody(all, false, order).participants).toEqual([]);
});
