import { type CurrencyDisplay, currencyDisplay, type MoneyScope } from './currency-display.ts';
import { cached } from './formatter-cache.ts';

/** How an amount of money is shown. */
export interface MoneyOptions {
  /** `always` shows a plus too, `never` shows the size only. @default 'auto' */
  sign?: 'auto' | 'always' | 'never';
  /** Hides the minor units when they are all zero. @default false */
  short?: boolean;
}

/** A piece of a formatted amount; `minor` pieces can be raised, `sign` and `currency` set apart. */
export interface MoneyPart {
  type: 'sign' | 'currency' | 'major' | 'mark' | 'minor' | 'space';
  value: string;
}

/** Formats amounts given in whole minor units. */
export interface MoneyFormat {
  /** The amount as text. */
  readonly money: (minor: number, currency: string, options?: MoneyOptions) => string;
  /** The amount in pieces, in reading order. */
  readonly moneyParts: (minor: number, currency: string, options?: MoneyOptions) => MoneyPart[];
  /** The sign of a currency, such as `€`, or its code where the sign may be another's. */
  readonly currencySymbol: (currency: string) => string;
}

/** What money is formatted with. */
export interface MoneyFormatOptions {
  /** A currency's decimals; the runtime's own are of CLDR, which differ from ISO 4217 for some. */
  readonly exponentOf?: ((currency: string) => number) | undefined;
  /** The currencies that may be taken for each other. @default none: each is written by its short sign */
  readonly scope?: MoneyScope | undefined;
}

/** Formats money for a locale. */
export function moneyFormat(
  locale: string,
  { exponentOf, scope }: MoneyFormatOptions = {},
): MoneyFormat {
  const formatter = cached(
    (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, { style: 'currency', ...options }),
  );

  const partsIn = (
    currency: string,
    options: Intl.NumberFormatOptions,
    value: Intl.StringNumericLiteral,
  ): Intl.NumberFormatPart[] => {
    if (CODE.test(currency)) return formatter({ currency, ...options }).formatToParts(value);
    // What is no code makes the runtime throw, and one wrong amount would take its screen with it.
    const code = { currency: 'XTS', ...options, currencyDisplay: 'code' } as const;
    return formatter(code)
      .formatToParts(value)
      .map((part) => (part.type === 'currency' ? { ...part, value: currency } : part));
  };

  const digitsOf = (currency: string): number => {
    if (exponentOf !== undefined) return exponentOf(currency);
    const given = CODE.test(currency) ? { currency } : { currency: 'XTS' };
    return formatter(given).resolvedOptions().maximumFractionDigits ?? 2;
  };

  const symbolOf = (currency: string, display: CurrencyDisplay) =>
    partsIn(currency, { currencyDisplay: display }, '0').find((part) => part.type === 'currency')
      ?.value ?? currency;

  const displays = new Map<string, CurrencyDisplay>();
  const displayOf = (currency: string): CurrencyDisplay => {
    if (scope === undefined) return 'narrowSymbol';
    const known = displays.get(currency) ?? currencyDisplay(currency, scope, symbolOf);
    displays.set(currency, known);
    return known;
  };

  const parts = (minor: number, currency: string, options: MoneyOptions = {}) => {
    const digits = digitsOf(currency);
    const decimals = options.short && minor % 10 ** digits === 0 ? 0 : digits;
    const given = {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      currencyDisplay: displayOf(currency),
      signDisplay: signDisplay[options.sign ?? 'auto'],
    };
    return partsIn(currency, given, decimalText(minor, digits));
  };

  return {
    money: (minor, currency, options) =>
      parts(minor, currency, options)
        .map((part) => part.value)
        .join(''),
    moneyParts: (minor, currency, options) => parts(minor, currency, options).map(toMoneyPart),
    currencySymbol: (currency) => symbolOf(currency, displayOf(currency)),
  };
}

/** What runtimes take for a code, whether they know the currency or not. */
export const CODE = /^[A-Za-z]{3}$/;

const signDisplay = { auto: 'negative', always: 'exceptZero', never: 'never' } as const;

/** An exact decimal: dividing by a power of ten would round large amounts. */
function decimalText(minor: number, digits: number): `${number}` {
  const size = String(Math.abs(minor)).padStart(digits + 1, '0');
  const major = size.slice(0, size.length - digits);
  const sign = minor < 0 ? '-' : '';
  return `${sign}${major}.${size.slice(size.length - digits)}0` as `${number}`;
}

const partTypes: Readonly<Record<string, MoneyPart['type']>> = {
  minusSign: 'sign',
  plusSign: 'sign',
  currency: 'currency',
  integer: 'major',
  group: 'major',
  decimal: 'mark',
  fraction: 'minor',
};

function toMoneyPart({ type, value }: Intl.NumberFormatPart): MoneyPart {
  return { type: partTypes[type] ?? 'space', value };
}
