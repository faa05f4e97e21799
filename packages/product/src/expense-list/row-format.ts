import type { Doc } from '@quits/firestore';
import type { Formatter, Translate } from '@quits/i18n';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import { dayAndMonth } from './day-and-month.ts';
import { ownTextOf } from './own-text.ts';

/** A date as the list's first column shows it. */
export interface DayTexts {
  readonly day: string;
  readonly month: string;
  readonly label: string;
}

/** Formatted texts of an expense's row. */
export interface RowTexts {
  readonly payers: string;
  /** Effect on the reader. */
  readonly own: string;
}

/** Formats the rows of a group's expenses. */
export interface RowFormat<Amount> {
  readonly textsOf: (expense: Doc<Expense>) => RowTexts & { readonly amount: Amount };
  readonly dayOf: (date: string) => DayTexts;
}

/** Options of {@link createRowFormat}. */
export interface RowFormatOptions<Amount> {
  readonly t: Translate;
  readonly format: Formatter;
  readonly people: Group['people'];
  /** The reader's account, and their person in the group. */
  readonly uid: string | undefined;
  readonly personId: string | undefined;
  /** Formats an amount of minor units for the screen. */
  readonly amountOf: (minor: number, currency: string) => Amount;
}

/** Creates the format of a group's rows; each text is formatted once, because a long list shows rows again and again. */
export function createRowFormat<Amount>(options: RowFormatOptions<Amount>): RowFormat<Amount> {
  const { t, format, personId, amountOf } = options;
  const { money, date, locale } = format;
  return {
    textsOf: onceEach(new WeakMap(), ({ data }: Doc<Expense>) => ({
      payers: payersText(data, options),
      own: ownTextOf(data, { t, money, personId }),
      amount: amountOf(data.amount, data.currency),
    })),
    dayOf: onceEach(new Map(), (day: string) => ({
      ...dayAndMonth(day, locale),
      label: date(day, 'full'),
    })),
  };
}

function payersText(
  { payers: amounts }: Expense,
  { t, people, uid }: Pick<RowFormatOptions<unknown>, 't' | 'people' | 'uid'>,
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
