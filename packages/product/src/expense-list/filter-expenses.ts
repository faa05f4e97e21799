import type { Doc } from '@quits/firestore';
import type { Expense } from '../expense/schema.ts';
import { hasTag } from '../expense/tags.ts';
import type { ExpenseFilter } from './expense-filter.ts';
import { fold, searchWords } from './fold.ts';

/** Names that filtering needs besides the expenses. */
export interface FilterContext {
  readonly nameOf: (personId: string) => string;
  readonly categoryNameOf: (category: string) => string;
  /** Reads an amount as typed into minor units of a currency. */
  readonly readAmount: (typed: string, currency: string) => number | undefined;
}

/** Returns the expenses that match a filter, in their order. */
export function filterExpenses(
  expenses: readonly Doc<Expense>[],
  filter: ExpenseFilter,
  context: FilterContext,
): readonly Doc<Expense>[] {
  const words = searchWords(filter.text ?? '');
  const bounds = amountBounds(filter, context);
  return expenses.filter(
    ({ data }) =>
      (data.deletedAt !== undefined) === (filter.deleted === 'only') &&
      isWanted(filter.kind, data.kind) &&
      isWanted(filter.category, data.category) &&
      (filter.person === undefined ||
        filter.person in data.payers ||
        filter.person in data.shares) &&
      (filter.tag === undefined || hasTag(data, filter.tag)) &&
      (filter.from === undefined || data.date >= filter.from) &&
      (filter.to === undefined || data.date <= filter.to) &&
      bounds(data) &&
      holdsAll(data, words, context),
  );
}

function isWanted(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === value;
}

function amountBounds({ min, max }: ExpenseFilter, { readAmount }: FilterContext) {
  const known = new Map<string, { readonly least: number; readonly most: number }>();
  return ({ amount, currency }: Expense): boolean => {
    const bounds = known.get(currency) ?? {
      least: (min === undefined ? undefined : readAmount(min, currency)) ?? 0,
      most: (max === undefined ? undefined : readAmount(max, currency)) ?? Infinity,
    };
    known.set(currency, bounds);
    return amount >= bounds.least && amount <= bounds.most;
  };
}

function holdsAll(expense: Expense, words: readonly string[], context: FilterContext): boolean {
  if (words.length === 0) return true;
  const own = ownTexts.of(expense, ({ title, notes }) => fold(`${title}\n${notes}`));
  return words.every(
    (word) =>
      own.includes(word) ||
      textAround(expense, context).includes(word) ||
      isAmountOf(expense, word, context),
  );
}

/** Returns whether a word is the amount; a whole number also finds amounts with that whole part. */
function isAmountOf(expense: Expense, word: string, { readAmount }: FilterContext): boolean {
  if (!/\p{N}/u.test(word)) return false;
  const { amount, currency, groupAmount, groupCurrency } = expense;
  const matches = (minor: number, code: string): boolean => {
    const typed = readAmount(word, code);
    if (typed === undefined || typed === 0) return false;
    if (!/^\p{N}+$/u.test(word)) return minor === typed;
    return minor >= typed && minor < typed + (readAmount('1', code) ?? 1);
  };
  return (
    matches(amount, currency) ||
    (groupAmount !== undefined &&
      groupCurrency !== undefined &&
      matches(groupAmount, groupCurrency))
  );
}

/** Returns the folded text of an expense's category and people. */
function textAround(expense: Expense, context: FilterContext): string {
  const { texts, foldedCategory, foldedName } = namesOf(context);
  return texts.of(expense, ({ category, payers, shares }) => {
    let text = foldedCategory(category);
    for (const id in payers) text += `\n${foldedName(id)}`;
    for (const id in shares) if (!(id in payers)) text += `\n${foldedName(id)}`;
    return text;
  });
}

interface FoldedNames {
  readonly texts: CachedTexts;
  readonly foldedName: (personId: string) => string;
  readonly foldedCategory: (category: string) => string;
}

/** Returns the folded names of a context; folds each name once, not once for each expense. */
function namesOf(context: FilterContext): FoldedNames {
  const known = foldedNames.get(context);
  if (known !== undefined) return known;
  const names: FoldedNames = {
    texts: new CachedTexts(),
    foldedName: cached((id) => fold(context.nameOf(id))),
    foldedCategory: cached((category) => fold(context.categoryNameOf(category))),
  };
  foldedNames.set(context, names);
  return names;
}

function cached(read: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

/** Cache of texts by expense object. */
class CachedTexts {
  readonly #known = new WeakMap<Expense, string>();

  of(expense: Expense, text: (expense: Expense) => string): string {
    const known = this.#known.get(expense);
    if (known !== undefined) return known;
    const made = text(expense);
    this.#known.set(expense, made);
    return made;
  }
}

const ownTexts = new CachedTexts();
const foldedNames = new WeakMap<FilterContext, FoldedNames>();
