import { useFormatter } from '@quits/i18n/react';
import { formatDecimal } from '@quits/ledger';
import type { ReactNode } from 'react';
import { typedAmount } from '@quits/product/expense-form/typed-amount.ts';
import { readingsOfAmount, readingsOfRate } from '@quits/product/expense-form/read-amounts.ts';
import { WhichNumber } from './which-number.tsx';

/** A field with a possibly ambiguous number. */
interface AskedField {
  readonly text: string;
  /** Called with the text of the chosen number. */
  readonly onText: (text: string) => void;
}

/** A field with a possibly ambiguous amount. */
export interface AskedAmount extends AskedField {
  /** ISO 4217 code. */
  readonly currency: string;
  /** @default false */
  readonly allowNegative?: boolean;
}

/** Questions about ambiguous numbers; `undefined` for unambiguous ones. */
export interface NumberQuestions {
  readonly amount: (field: AskedAmount) => ReactNode | undefined;
  readonly rate: (field: AskedField) => ReactNode | undefined;
}

/** Returns functions that render questions about ambiguous numbers. */
export function useWhichNumber(): NumberQuestions {
  const { locale, money } = useFormatter();
  return {
    amount: ({ text, onText, currency, allowNegative = false }) => {
      const readings = readingsOfAmount(text, { currency, locale, allowNegative });
      if (readings.length === 0) return undefined;
      return (
        <WhichNumber
          readings={readings.map((minor) => ({
            label: money(minor, currency),
            onChoose: () => onText(typedAmount(minor, currency, locale)),
          }))}
        />
      );
    },
    rate: ({ text, onText }) => {
      const readings = readingsOfRate(text, locale);
      if (readings.length === 0) return undefined;
      return (
        <WhichNumber
          readings={readings.map((rate) => {
            const typed = formatDecimal(rate, locale);
            return { label: typed, onChoose: () => onText(typed) };
          })}
        />
      );
    },
  };
}

/** Returns the question about one amount if it is ambiguous. */
export function useWhichAmount(field: AskedAmount): ReactNode | undefined {
  return useWhichNumber().amount(field);
}
