import { expect, it } from 'vitest';
import { owedStill } from './owed-still.ts';

const party = (id: string) => ({ id, name: id, members: [id] });
const payment = { from: party('ann'), to: party('ben'), minor: 1200 };
const person = (name: string) => ({ name, defaultWeight: 1 });
const people = { ann: person('Ann'), ben: person('Ben') };
const owed = (ann: number, ben: number, simplify = true) =>
  owedStill({ people, simplify, balances: { EUR: { ann, ben } } }, { payment, currency: 'EUR' });

it('is what was planned while nothing has changed', () => {
  expect(owed(-2000, 2000)).toBe(1200);
  expect(owed(-1200, 1200)).toBe(1200);
});

it('is what is left when somebody has paid meanwhile', () => {
  expect(owed(-500, 500)).toBe(500);
  expect(owed(0, 0)).toBe(0);
  expect(owed(300, -300)).toBe(0);
});

it('is the debt of the two where debts are not combined', () => {
  expect(owed(0, 0, false)).toBe(1200);
});
