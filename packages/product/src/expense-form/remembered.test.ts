import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { emptyForm, type ExpenseForm } from './expense-form.ts';
import { readRemembered, remember, rememberedCurrency, withHabits } from './remembered.ts';

const people = ['a', 'b', 'c'].map((id) => ({ id, defaultWeight: 1 }));
const start = (ids = ['a', 'b', 'c']): ExpenseForm =>
  emptyForm({
    expenseId: 'e',
    date: '2026-05-01',
    currency: 'EUR',
    payerId: 'a',
    people: ids.map((id) => ({ id, defaultWeight: 1 })),
  });
const key = { uid: 'u', groupId: 'g' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

describe('habits', () => {
  it('are those of the last expense: payer, people, split, category', () => {
    const last: ExpenseForm = {
      ...start(),
      paidBy: { kind: 'one', personId: 'b' },
      participants: ['a', 'b'],
      mode: 'percent',
      texts: { percent: { a: '60', b: '40' }, exact: {}, adjustment: {} },
      category: 'dining',
      currency: 'SEK',
    };
    remember(key, last, people);
    const { paidBy, participants, mode, texts, category } = last;
    expect(withHabits(start(), readRemembered(key))).toMatchObject({
      paidBy,
      participants,
      mode,
      texts: { percent: texts.percent },
      category,
    });
  });

  it('leave the currency the group’s own and offer the last one', () => {
    remember(key, { ...start(), currency: 'SEK' }, people);
    expect(withHabits(start(), readRemembered(key)).currency).toBe('EUR');
    expect(rememberedCurrency(key, 'EUR')).toBe('SEK');
    expect(rememberedCurrency(key, 'SEK')).toBeUndefined();
    remember(key, start(), people);
    expect(rememberedCurrency(key, 'EUR')).toBeUndefined();
  });

  it('let someone new take part, and forget who is gone', () => {
    remember(key, { ...start(), participants: ['a', 'b'] }, people);
    expect(withHabits(start(['a', 'b', 'c', 'd']), readRemembered(key)).participants).toEqual([
      'a',
      'b',
      'd',
    ]);
    remember(key, { ...start(), paidBy: { kind: 'one', personId: 'c' } }, people);
    expect(withHabits(start(['a', 'b']), readRemembered(key)).paidBy).toEqual({
      kind: 'one',
      personId: 'a',
    });
  });

  it('are not made by payments, nor by amounts that belong to one expense', () => {
    remember(key, { ...start(), kind: 'payment', currency: 'SEK' }, people);
    expect(readRemembered(key)).toBeUndefined();
    remember(key, { ...start(), mode: 'exact' }, people);
    expect(readRemembered(key)?.mode).toBe('equal');
  });
});

describe('a draft', () => {
  it('is there again until it is dropped', () => {
    const form = { ...start(), title: 'Boat' };
    keepDraft(key, form);
    expect(readDraft(key)).toEqual(form);
    expect(readDraft({ ...key, uid: 'other' })).toBeUndefined();
    dropDraft(key);
    expect(readDraft(key)).toBeUndefined();
  });

  it('is left out when it does not fit any more, or nothing may be kept', () => {
    localStorage.setItem('quits.draft.u.g.new', '{"title":"old shape"}');
    expect(readDraft(key)).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    keepDraft(key, start());
    expect(readDraft(key)).toBeUndefined();
  });
});
