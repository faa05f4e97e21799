import type { Doc } from '@quits/firestore';
import type { Formatter, Translate } from '@quits/i18n';
import type { Expense } from '../expense/schema.ts';
import { viewerShare } from '../expense/viewer-share.ts';
import type { Group } from '../group/schema.ts';
import { type CategoryMark, markOf } from '../category/category-mark.ts';
import { categoryIdOf, categoryOf } from '../category/list-categories.ts';
import { dayOfMonth } from './day-of-month.ts';
import { ownTextOf } from './own-text.ts';

/** Date in the list's first column. */
export interface DayTexts {
  readonly day: string;
  readonly label: string;
}

/** Formatted texts of an expense's row. */
export interface RowTexts<Amount> {
  readonly payers: string;
  /** Mark of the category. */
  readonly mark: CategoryMark;
  readonly amount: Amount;
  /** Effect on the reader in words. */
  readonly own: string;
  /** The same as a signed amount; undefined if the balance doesn't change, and for payments. */
  readonly ownAmount: Amount | undefined;
  readonly ownSide: 'credit' | 'debit';
}

/** Formats the rows of a group's expenses. */
export interface RowFormat<Amount> {
  readonly textsOf: (expense: Doc<Expense>) => RowTexts<Amount>;
  readonly dayOf: (date: string) => DayTexts;
}

/** Options of {@link createRowFormat}. */
export interface RowFormatOptions<Amount> {
  readonly t: Translate;
  readonly format: Formatter;
  readonly group: Pick<Group, 'people' | 'categories'>;
  /** The reader's account, and their person in the group. */
  readonly uid: string | undefined;
  readonly personId: string | undefined;
  /** Formats an amount of minor units for the screen. */
  readonly amountOf: (minor: number, currency: string, sign: 'never' | 'always') => Amount;
}

/** Creates the format of a group's rows; caches each text, because a long list renders the same rows repeatedly. */
export function createRowFormat<Amount>(options: RowFormatOptions<Amount>): RowFormat<Amount> {
  const { t, format, group, personId, amountOf } = options;
  const { money, date, locale } = format;
  return {
    textsOf: onceEach(new WeakMap(), ({ data }: Doc<Expense>) => {
      const change = changeOf(data, personId);
      return {
        payers: payersText(data, options),
        mark: markOf(categoryOf(group, categoryIdOf(data), t)),
        amount: amountOf(data.amount, data.currency, 'never'),
        own: ownTextOf(data, { t, money, personId }),
        ownAmount: change === 0 ? undefined : amountOf(change, data.currency, 'always'),
        ownSide: change < 0 ? 'debit' : 'credit',
      };
    }),
    dayOf: onceEach(new Map(), (day: string) => ({
      day: dayOfMonth(day, locale),
      label: date(day, 'full'),
    })),
  };
}

/** Change of the reader's balance in minor units; zero for a payment, which its title explains. */
function changeOf(expense: Expense, personId: string | undefined): number {
  if (expense.kind === 'payment') return 0;
  const own = viewerShare(expense, personId);
  if (own.kind === 'lent') return own.minor;
  return own.kind === 'borrowed' ? -own.minor : 0;
}

function payersText(
  { payers: amounts }: Expense,
  { t, group: { people }, uid }: Pick<RowFormatOptions<unknown>, 't' | 'group' | 'uid'>,
): string {
  const payers = Object.keys(amounts);
  const [payer] = payers;
  const person = payer === undefined ? undefined : people[payer];
  if (payers.length !== 1 || person === undefined) {
    return t('expenses:paidByMany', { count: payers.length });
  }
  if (person.uid !== undefined && person.uid === uid) return t('expenses:paidByYou');
  return t('expenses:paidByName', { name: person.name });
}

/** Cache; a `Map` or a `WeakMap` fits. */
interface Known<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
}

function onceEach<Key, Value>(
  known: Known<Key, Value>,
  make: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
