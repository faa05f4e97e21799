import { describe, expect, it } from 'vitest';
import { emptyForm } from './expense-form.ts';
import { prefill } from './prefill.ts';

const people = ['a', 'b'].map((id) => ({ id, defaultWeight: 1 }));
const empty = emptyForm({
  expenseId: 'e',
  date: '2026-05-01',
  currency: 'EUR',
  payerId: 'a',
  people,
});
const options = { personIds: ['a', 'b'], categoryIds: ['dining'], locale: 'de' };
const fill = (search: string) => prefill(empty, new URLSearchParams(search), options);

describe('prefill', () => {
  it('takes what a link says, in the person’s own way of writing amounts', () => {
    expect(
      fill('amount=1234.5&currency=usd&title=Boat&date=2026-06-01&payer=b&category=dining'),
    ).toMatchObject({
      amountText: '1234,50',
      currency: 'USD',
      title: 'Boat',
      date: '2026-06-01',
      paidBy: { kind: 'one', personId: 'b' },
      category: 'dining',
      categoryIs: 'chosen',
    });
  });

  it('takes a payment', () => {
    expect(fill('kind=payment&payer=b&to=a&amount=7')).toMatchObject({
      kind: 'payment',
      paidBy: { personId: 'b' },
      receiverId: 'a',
      amountText: '7,00',
    });
  });

  it.each([
    'amount=x',
    'amount=-5',
    'amount=0',
    'currency=EURO',
    'date=2026-02-30',
    'payer=stranger',
    'to=stranger',
    'category=none',
    'kind=gift',
    `title=${'x'.repeat(121)}`,
    `notes=${'x'.repeat(2001)}`,
    'title=%20',
  ])('leaves out what does not fit: %s', (search) => {
    expect(fill(search)).toEqual(empty);
  });
});
