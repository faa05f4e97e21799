import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { dayAndMonth } from '@quits/product/expense-list/day-and-month.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { useMemo } from 'react';
import { useGroup } from '../../group-context/group-context.tsx';
import { useOwnText } from '../../group-context/use-own-text.ts';
import { kitParts } from '../../money/kit-parts.ts';
import type { MoneyPart } from '@quits/ui';

/** A date as the list's first column shows it. */
export interface DayTexts {
  readonly day: string;
  readonly month: string;
  readonly label: string;
}

/** Formatted texts of an expense's row. */
export interface RowTexts {
  readonly payers: string;
  readonly amount: readonly MoneyPart[];
  /** Effect on the user. */
  readonly own: string;
}

/** Formats the rows of the open group's expenses. */
export interface RowFormat {
  readonly textsOf: (expense: Doc<Expense>) => RowTexts;
  readonly dayOf: (date: string) => DayTexts;
}

/** Returns the format of the rows; each text is formatted once, until the group, the user or the language changes. */
export function useRowTexts(): RowFormat {
  const t = useT();
  const { date, locale, moneyParts } = useFormatter();
  const uid = useUser()?.uid;
  const { people } = useGroup().data;
  const ownText = useOwnText();
  return useMemo(() => {
    const payersText = ({ payers: amounts }: Expense): string => {
      const payers = Object.keys(amounts);
      const [payer] = payers;
      const person = payer === undefined ? undefined : people[payer];
      if (payers.length !== 1 || person === undefined) {
        return t('expenses:paidByMany', { count: payers.length });
      }
      if (person.uid !== undefined && person.uid === uid) return t('expenses:paidByYou');
      return t('expenses:paidByName', { name: person.name });
    };
    return {
      textsOf: onceEach(new WeakMap(), ({ data }: Doc<Expense>) => ({
        payers: payersText(data),
        amount: kitParts(moneyParts(data.amount, data.currency, { sign: 'never' })),
        own: ownText(data),
      })),
      dayOf: onceEach(new Map(), (day: string) => ({
        ...dayAndMonth(day, locale),
        label: date(day, 'full'),
      })),
    };
  }, [t, date, locale, moneyParts, uid, people, ownText]);
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
