import { type CurrencyDisplay, currencyDisplay, type MoneyScope } from './currency-display.ts';
import { cached, remembered } from './formatter-cache.ts';

/** Options of a formatted amount. */
export interface MoneyOptions {
  /** `always` shows a plus too, `never` shows the size only. @default 'auto' */
  sign?: 'auto' | 'always' | 'never';
  /** Hides the minor units when they are all zero. @default false */
  short?: boolean;
}

/** A part of a formatted amount, so that `minor`, `sign` and `currency` can be styled. */
export interface MoneyPart {
  type: 'sign' | 'currency' | 'major' | 'mark' | 'minor' | 'space';
  value: string;
}

/** Formats amounts given in whole minor units. */
export interface MoneyFormat {
  /** Returns the amount as text. */
  readonly money: (minor: number, currency: string, options?: MoneyOptions) => string;
  /** Returns the parts of the amount, in reading order. */
  readonly moneyParts: (minor: number, currency: string, options?: MoneyOptions) => MoneyPart[];
  /** Returns the sign of a currency, such as `€`, or its code if the sign is ambiguous. */
  readonly currencySymbol: (currency: string) => string;
}

/** Options of {@link moneyFormat}. */
export interface MoneyFormatOptions {
  /** Returns a currency's decimals. @default the runtime's, which come from CLDR and differ from ISO 4217 for some */
  readonly getExponent?: ((currency: string) => number) | undefined;
  /** Currencies to distinguish from each other. @default none: each is written with its short sign */
  readonly scope?: MoneyScope | undefined;
}

/** Formats money for a locale. */
export function moneyFormat(
  locale: string,
  { getExponent, scope }: MoneyFormatOptions = {},
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
    // `Intl` throws for an invalid code, and one such amount would break the whole screen.
    const code = { currency: 'XTS', ...options, currencyDisplay: 'code' } as const;
    return formatter(code)
      .formatToParts(value)
      .map((part) => (part.type === 'currency' ? { ...part, value: currency } : part));
  };

  const digitsOf = (currency: string): number => {
    if (getExponent !== undefined) return getExponent(currency);
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

  const known = remembered<readonly Intl.NumberFormatPart[]>();
  const parts = (minor: number, currency: string, options: MoneyOptions = {}) => {
    const { short = false, sign = 'auto' } = options;
    const name = `${minor} ${currency} ${short} ${sign}`;
    return known(name, () => format(minor, currency, { short, sign }));
  };

  const format = (minor: number, currency: string, options: Required<MoneyOptions>) => {
    const digits = digitsOf(currency);
    const decimals = options.short && minor % 10 ** digits === 0 ? 0 : digits;
    const given = {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      currencyDisplay: displayOf(currency),
      signDisplay: signDisplay[options.sign],
    };
    return partsIn(currency, given, decimalText(minor, digits)).map(withTrueMinus);
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

/** Matches every code that `Intl` accepts, known or not. */
export const CODE = /^[A-Za-z]{3}$/;

const signDisplay = { auto: 'negative', always: 'exceptZero', never: 'never' } as const;

/** An exact decimal: dividing by a power of ten would round large amounts. */
function decimalText(minor: number, digits: number): `${number}` {
  const size = String(Math.abs(minor)).padStart(digits + 1, '0');
  const major = size.slice(0, size.length - digits);
  const sign = minor < 0 ? '-' : '';
  return `${sign}${major}.${size.slice(size.length - digits)}0` as `${number}`;
}

/** Replaces the hyphen that most locales have for a minus: it is narrower and lower than the plus. */
function withTrueMinus(part: Intl.NumberFormatPart): Intl.NumberFormatPart {
  return part.type === 'minusSign' ? { ...part, value: part.value.replace('-', '−') } : part;
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
