import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Group } from '../group/schema.ts';
import { usualOf } from '../group/usual.ts';
import { activePeople } from '../person/people.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { checkExpense } from './check-expense.ts';
import type { ExpenseForm } from './expense-form.ts';
import { remember } from './remembered.ts';
import { startForm } from './start-form.ts';
import { readUsualForm, USUAL_CHOICES, usualForm } from './usual-form.ts';
import { hasUsualSplit, withUsualSplit } from './with-usual.ts';

const LOCALE = 'de';
const peopleOf = (group: Group) =>
  activePeople(group, { uid: 'ana', compare: (a, b) => (a < b ? -1 : 1) });

/** Returns Ana's new form in a group with some defaults. */
function started(but: Partial<Group>, kind: ExpenseForm['kind'] = 'expense'): ExpenseForm {
  const group = sampleGroup(but);
  const now = new Date('2026-11-21T12:00:00Z');
  const people = peopleOf(group);
  return startForm({ groupId: 'rail', group, people, uid: 'ana', now, locale: LOCALE, kind });
}

function optionsOf(group: Group) {
  return { people: peopleOf(group), locale: LOCALE };
}

const SIXTY = { mode: 'percent', parts: { a: '60.5', b: '39.5' } } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

describe('a new expense', () => {
  it('starts with the group’s split, category and payer', () => {
    expect(
      started({ usualSplit: SIXTY, usualCategory: 'groceries', usualPayer: 'c' }),
    ).toMatchObject({
      mode: 'percent',
      participants: ['a', 'b'],
      texts: { percent: { a: '60,5', b: '39,5' } },
      category: 'groceries',
      paidBy: { kind: 'one', personId: 'c' },
    });
  });

  it('takes only what the group leaves open from the last expense on the device', () => {
    const last: ExpenseForm = {
      ...started({}),
      participants: ['a'],
      category: 'dining',
      paidBy: { kind: 'one', personId: 'd' },
    };
    remember({ uid: 'ana', groupId: 'rail' }, last, peopleOf(sampleGroup()));
    expect(started({ usualSplit: { mode: 'equal' } })).toMatchObject({
      mode: 'equal',
      participants: ['a', 'b', 'c', 'd'],
      category: 'dining',
      paidBy: { kind: 'one', personId: 'd' },
    });
    expect(started({ usualPayer: 'b' })).toMatchObject({
      participants: ['a'],
      paidBy: { kind: 'one', personId: 'b' },
    });
  });

  it('doesn’t start with them if it is a payment', () => {
    expect(started({ usualSplit: SIXTY, usualPayer: 'c' }, 'payment')).toMatchObject({
      mode: 'equal',
      paidBy: { kind: 'one', personId: 'a' },
    });
  });

  it('includes people who were added later as their split says', () => {
    const { people } = sampleGroup();
    const more = {
      people: {
        ...people,
        new: { name: 'Eva', defaultWeight: 3 },
        onlooker: { name: 'Finn', defaultWeight: 0 },
      },
    };
    const of = (usualSplit: NonNullable<Group['usualSplit']>) => started({ ...more, usualSplit });
    expect(of({ mode: 'equal' }).participants).toEqual(['a', 'b', 'c', 'd', 'new']);
    expect(of({ mode: 'equal', parts: { a: '1', b: '1' } }).participants).toEqual(['a', 'b']);
    expect(of(SIXTY).participants).toEqual(['a', 'b']);
    const shares = of({ mode: 'weights', parts: { a: '2', b: '1', c: '0', d: '0' } });
    expect(shares.participants).toEqual(['a', 'b', 'new']);
    expect(shares.weights).toMatchObject({ a: 2, b: 1, new: 3 });
  });
});

describe('the usual split of a form', () => {
  const group = sampleGroup({ usualSplit: SIXTY });
  const usual = usualOf(group);
  const form = started({ usualSplit: SIXTY });

  it('is recognized by its people and parts, and returns on request', () => {
    const options = optionsOf(group);
    expect(hasUsualSplit(form, usual, options)).toBe(true);
    const { texts } = form;
    const edits: Partial<ExpenseForm>[] = [
      { mode: 'equal' },
      { participants: ['a', 'b', 'c'] },
      { participants: ['a', 'c'] },
      { texts: { ...texts, percent: { a: '60', b: '40' } } },
      { texts: { ...texts, percent: { a: 'x', b: '39,5' } } },
    ];
    for (const edit of edits) {
      const edited = { ...form, ...edit };
      expect(hasUsualSplit(edited, usual, options)).toBe(false);
      expect(hasUsualSplit(withUsualSplit(edited, usual, options), usual, options)).toBe(true);
    }
    const zeros = { ...form, texts: { ...texts, percent: { a: '60,50', b: '39,5' } } };
    expect(hasUsualSplit(zeros, usual, options)).toBe(true);
    expect(hasUsualSplit(form, usualOf(sampleGroup()), options)).toBe(false);
  });
});

describe('the input of a usual split', () => {
  const options = optionsOf(sampleGroup());
  const ids = options.people.map(({ id }) => id);
  const split = fc.oneof(
    fc.constant(undefined),
    fc.constant({ mode: 'equal' as const }),
    fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }).map((some) => ({
      mode: 'equal' as const,
      parts: Object.fromEntries(some.map((id) => [id, '1'])),
    })),
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: ids.length, maxLength: ids.length })
      .filter((weights) => weights.some((weight) => weight > 0))
      .map((weights) => ({
        mode: 'weights' as const,
        parts: Object.fromEntries(ids.map((id, at) => [id, String(weights[at])])),
      })),
    fc.integer({ min: 1, max: 9_999 }).map((cents) => ({
      mode: 'percent' as const,
      parts: { a: String(cents / 100), b: String((10_000 - cents) / 100) },
    })),
  );

  it('gives back what is stored, and starts a valid expense', () => {
    fc.assert(
      fc.property(split, (usualSplit) => {
        const group = sampleGroup(usualSplit === undefined ? {} : { usualSplit });
        const read = readUsualForm(usualForm(group, options), options);
        expect(read).toEqual({ ok: true, split: usualSplit ?? null });
        const form = { ...started({ ...group }), amountText: '10,01', title: 'Tickets' };
        const { expense, problems } = checkExpense(form, {
          groupCurrency: 'EUR',
          locale: LOCALE,
          paymentTitle: () => '',
        });
        expect(problems).toEqual({});
        expect(Object.values(expense?.shares ?? {}).reduce((sum, one) => sum + one, 0)).toBe(1001);
        const usual = usualOf(group);
        expect(hasUsualSplit(form, usual, options)).toBe(usual.split !== undefined);
      }),
    );
  });

  it('refuses nobody, text, and percentages that don’t sum to 100', () => {
    const start = usualForm(sampleGroup({ usualSplit: SIXTY }), options);
    const read = (but: Partial<typeof start>) => readUsualForm({ ...start, ...but }, options);
    for (const choice of ['some', 'weights', 'percent'] as const) {
      expect(read({ choice, participants: [] })).toMatchObject({ problem: { code: 'no-people' } });
    }
    expect(read({ percent: { a: '60', b: 'x' } })).toMatchObject({
      problem: { code: 'bad-percent', person: 'b' },
    });
    expect(read({ percent: { a: '60', b: '30' } })).toMatchObject({
      problem: { code: 'percent-unassigned', left: '10' },
    });
    expect(read({ percent: { a: '60', b: '50' } })).toMatchObject({ problem: { left: '-10' } });
  });

  it('keeps the inputs of all choices', () => {
    const start = usualForm(sampleGroup({ usualSplit: SIXTY }), options);
    expect(start).toMatchObject({ choice: 'percent', participants: ['a', 'b'] });
    for (const choice of USUAL_CHOICES) {
      expect(readUsualForm({ ...start, choice }, options).ok).toBe(true);
    }
  });
});
