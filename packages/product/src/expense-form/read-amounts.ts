import { parseAmount, parseDecimal, type Decimal } from '@quits/ledger';

/** Currency and locale of typed amounts. */
export interface ReadingOptions {
  /** ISO 4217 code. */
  readonly currency: string;
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
}

/** Problem of a typed amount. */
export type AmountProblem =
  | 'missing'
  | 'not-a-number'
  | 'ambiguous'
  | 'too-large'
  | 'too-precise'
  | 'other-currency';

type Signed = ReadingOptions & { readonly allowNegative?: boolean };

/** Reads a required amount. */
export function readAmount(text: string, options: ReadingOptions): number | AmountProblem {
  const read = parseAmount(text, options);
  if (read.ok) return read.value === 0 ? 'missing' : read.value;
  switch (read.error.code) {
    case 'empty':
      return 'missing';
    case 'ambiguous':
    case 'too-large':
    case 'other-currency':
      return read.error.code;
    case 'too-many-decimals':
      return 'too-precise';
    case 'not-a-number':
    case 'division-by-zero':
    case 'negative':
      return 'not-a-number';
  }
}

/** Reads an amount that may be missing, which is 0; `undefined` when it can't be read. */
export function readOptionalAmount(text: string, options: Signed): number | undefined {
  const read = parseAmount(text, options);
  if (read.ok) return read.value;
  return read.error.code === 'empty' ? 0 : undefined;
}

/** Returns minor units by person; an empty text is 0; `undefined` if any is invalid. */
export function readAmounts(
  texts: Readonly<Record<string, string>>,
  options: Signed,
): Record<string, number> | undefined {
  const amounts: Record<string, number> = {};
  for (const [id, text] of Object.entries(texts)) {
    const read = readOptionalAmount(text, options);
    if (read === undefined) return undefined;
    amounts[id] = read;
  }
  return amounts;
}

/** Returns the two readings of an ambiguous amount, in minor units; else none. */
export function readingsOfAmount(text: string, options: Signed): readonly number[] {
  const read = parseAmount(text, options);
  return read.ok || read.error.code !== 'ambiguous' ? [] : read.error.readings;
}

/** Returns the two readings of an ambiguous rate; else none. */
export function readingsOfRate(text: string, locale: string): readonly Decimal[] {
  const read = parseDecimal(text, { locale });
  return read.ok || read.error.code !== 'ambiguous' ? [] : read.error.readings;
}

/** Reads a percentage with either decimal mark; an empty text is 0. */
export function readPercent(text: string, locale: string): Decimal | undefined {
  const read = parseDecimal(text, { locale, most: 100 });
  if (read.ok) return read.value;
  return read.error.code === 'empty' ? '0' : undefined;
}
