import type { AnyLocale } from '../locale/locales.ts';
import { isPseudoLocale } from '../locale/pseudo-locales.ts';
import { dateFormat, type DateFormat } from './dates.ts';
import { cached, remembered } from './formatter-cache.ts';
import type { MoneyScope } from './currency-display.ts';
import { CODE, moneyFormat, type MoneyFormat } from './money.ts';

/** Formats values for one locale. */
export interface Formatter extends MoneyFormat, DateFormat {
  readonly locale: AnyLocale;
  /** A number with at most 3 decimals unless the options say otherwise. */
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A ratio: 0.25 is 25 %. */
  readonly percent: (ratio: number, decimals?: number) => string;
  /** A list in words. @default 'conjunction' */
  readonly list: (
    items: readonly string[],
    type?: 'conjunction' | 'disjunction' | 'unit',
  ) => string;
  /** Compares two texts as the language sorts them, numbers by value. */
  readonly compare: (a: string, b: string) => number;
  /** Returns the name of a currency, or its code if the runtime has none. */
  readonly currencyName: (currency: string) => string;
  /** Returns a formatter that writes these currencies so that they are distinguishable. */
  readonly among: (scope: MoneyScope) => Formatter;
}

/** Options of {@link createFormatter}. */
export interface FormatterOptions {
  /** Decimals of a currency's minor unit. @default the runtime's own */
  getExponent?: ((currency: string) => number) | undefined;
}

/** Creates the formatters of a locale; creates each Intl object once, on first use. */
export function createFormatter(locale: AnyLocale, options: FormatterOptions = {}): Formatter {
  // A pseudo-locale changes texts only.
  const tag = isPseudoLocale(locale) ? 'en-US' : locale;
  const numbers = cached((given: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, given));
  const lists = cached((given: Intl.ListFormatOptions) => new Intl.ListFormat(tag, given));
  const collator = cached((given: Intl.CollatorOptions) => new Intl.Collator(tag, given));
  const names = cached((given: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, given));
  const nameOf = remembered<string>();
  const nameIn = (currency: string) =>
    CODE.test(currency) ? (names({ type: 'currency' }).of(currency) ?? currency) : currency;
  const scoped = new Map<string, Formatter>();
  const { getExponent } = options;
  const format: Formatter = {
    locale,
    ...moneyFormat(tag, { getExponent }),
    ...dateFormat(tag),
    number: (value, given = {}) => numbers(given).format(value),
    percent: (ratio, decimals = 0) =>
      numbers({
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(ratio),
    list: (items, type = 'conjunction') => lists({ type }).format(items),
    compare: (a, b) => collator({ numeric: true, sensitivity: 'base' }).compare(a, b),
    currencyName: (currency) => nameOf(currency, () => nameIn(currency)),
    among({ own, currencies }) {
      const codes = [...new Set(currencies)].sort();
      const key = `${own ?? ''} ${codes.join(' ')}`;
      const scope = { own, currencies: codes };
      const known = scoped.get(key) ?? { ...format, ...moneyFormat(tag, { getExponent, scope }) };
      scoped.set(key, known);
      return known;
    },
  };
  return format;
}
