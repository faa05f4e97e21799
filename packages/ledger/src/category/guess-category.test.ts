import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { CategoryHistory } from './category-history.ts';
import { guessCategory } from './guess-category.ts';
import { loadCategoryWords } from './load-category-words.ts';

const LOCALES = 'en-US en-GB de fr es pt-BR it nl pl sv tr uk ar he hi ja ko zh-CN'.split(' ');

const guess = async (title: string, locale = 'en-US') =>
  guessCategory(title, { words: await loadCategoryWords(locale) });

describe('by words', () => {
  it.each([
    ['en-US', 'Pizza at Joe’s', 'dining'],
    ['en-GB', 'Petrol to Leeds', 'car'],
    ['de', 'Wocheneinkauf REWE', 'groceries'],
    ['de', 'Supermarkteinkauf', 'groceries'],
    ['fr', 'Hôtel Ibis 2 nuits', 'lodging'],
    ['fr', 'loyer mars', 'rent'],
    ['es', 'entradas museo', 'entertainment'],
    ['pt-BR', 'conta de luz', 'utilities'],
    ['it', 'biglietti treno', 'transport'],
    ['nl', 'boodschappen AH', 'groceries'],
    ['pl', 'zakupy w Biedronce', 'groceries'],
    ['pl', 'bilety do kina', 'entertainment'],
    ['sv', 'hyran april', 'rent'],
    ['tr', 'akşam yemeği', 'dining'],
    ['uk', 'купив книгу', 'education'],
    ['uk', 'оренда авто', 'car'],
    ['ar', 'فاتورة الكهرباء', 'utilities'],
    ['he', 'המלון באילת', 'lodging'],
    ['hi', 'सब्जी और फल', 'groceries'],
    ['hi', 'Swiggy order', 'dining'],
    ['ja', '居酒屋の夕食', 'dining'],
    ['ja', '日本旅行の航空券', 'travel'],
    ['ko', '호텔 예약', 'lodging'],
    ['zh-CN', '昨天打车回家', 'transport'],
    ['ja', 'Netflix', 'subscriptions'],
  ])('%s: %s', async (locale, title, category) => {
    expect(await guess(title, locale)).toBe(category);
  });

  it.each(['', 'xyzzy', '123', '???'])('makes nothing of %j', async (title) => {
    expect(await guess(title)).toBeUndefined();
  });

  it.each(LOCALES)('has words for every category in %s, and finds each of them', async (locale) => {
    const [words] = await loadCategoryWords(locale);
    const own = words === undefined ? [] : [words];
    const ids = CATEGORIES.map(({ id }) => id).filter((id) => id !== 'other');
    const all = ids.flatMap((id) => own.flatMap((one) => one[id].split('|')));
    expect(Object.keys(words ?? {}).sort()).toEqual([...ids].sort());
    expect(all.filter((word) => guessCategory(word, { words: own }) === undefined)).toEqual([]);
  });
});

describe('by history', () => {
  it('knows a title again, whatever its case and accents', async () => {
    const history = new CategoryHistory();
    history.learn('Café Müller', 'our-own');
    const words = await loadCategoryWords('de');
    expect(guessCategory('cafe muller', { words, history })).toBe('our-own');
  });

  it('learns what a word stands for in this group', async () => {
    const history = new CategoryHistory();
    for (const month of ['March', 'April', 'May']) history.learn(`Pizza fund ${month}`, 'savings');
    const words = await loadCategoryWords('en');
    expect(guessCategory('pizza fund June', { words, history })).toBe('savings');
    expect(guessCategory('pizza', { words: [], history })).toBe('savings');
  });

  it('does not guess where the group itself is of two minds', () => {
    const history = new CategoryHistory();
    history.learn('Bar', 'drinks');
    history.learn('Bar', 'dining');
    expect(history.guess('bar')).toBeUndefined();
  });

  it('is as if an expense had never been there once it is forgotten', () => {
    const entry = fc.record({
      title: fc.constantFrom('Pizza', 'Pizza fund', 'Rent', 'rent March', 'Bus 7'),
      category: fc.constantFrom('dining', 'rent', 'transport'),
    });
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), (kept, gone) => {
        const history = new CategoryHistory();
        const expected = new CategoryHistory();
        for (const { title, category } of [...kept, ...gone]) history.learn(title, category);
        for (const { title, category } of gone) history.forget(title, category);
        for (const { title, category } of kept) expected.learn(title, category);
        for (const title of ['Pizza', 'rent', 'Bus', 'fund March']) {
          expect(history.guess(title)).toBe(expected.guess(title));
        }
      }),
    );
  });
});
