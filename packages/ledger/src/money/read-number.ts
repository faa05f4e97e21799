import { err, ok, type Result } from '@quits/errors';
import type { ScaledDecimal } from './decimal.ts';
import type { NumberMarks } from './separators.ts';

/** Reading of one point or comma before three digits: `1.234` is 1.234 or 1234. */
export type Reading = 'decimal' | 'grouping';

/** Options for reading one number. */
export interface NumberContext {
  /** Marks of the user's language. */
  readonly marks: NumberMarks;
  /** Maximum number of decimals. */
  readonly decimals: number;
  /** The user's choice of reading; without it, an ambiguous number is rejected. */
  readonly reading?: Reading | undefined;
}

/** Reason why a number can't be read. */
export type NumberError =
  | { readonly code: 'not-a-number'; readonly at: number }
  | { readonly code: 'too-many-decimals'; readonly allowed: number }
  | { readonly code: 'two-readings'; readonly readings: Readonly<Record<Reading, ScaledDecimal>> };

const GROUPED = {
  '.': /^[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3}$/,
  ',': /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/,
  ' ': /^[1-9]\d{0,2}(?: \d{3})+$/,
  _: /^[1-9]\d{0,2}(?:_\d{2,3})*_\d{3}$/,
} as const;

type Mark = keyof typeof GROUPED;

/** A point or comma that may be either mark. */
const EITHER = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Reads one number with either decimal mark and any grouping. Most inputs are unambiguous; for a
 * mark that may be either, the language decides if it can, and otherwise the number is rejected.
 */
export function readNumber(
  text: string,
  context: NumberContext,
): Result<ScaledDecimal, NumberError> {
  const mark = EITHER.exec(text)?.[1];
  if (mark === '.' || mark === ',') return readEither(text, mark, context);
  const read = readWith(text, '.') ?? readWith(text, ',');
  if (read === undefined) return err({ code: 'not-a-number', at: 0 });
  if (read.scale <= context.decimals) return ok(read);
  return err({ code: 'too-many-decimals', allowed: context.decimals });
}

function readEither(
  text: string,
  mark: '.' | ',',
  { marks, decimals, reading }: NumberContext,
): Result<ScaledDecimal, NumberError> {
  const digits = BigInt(text.replace(mark, ''));
  const readings = { decimal: { digits, scale: 3 }, grouping: { digits, scale: 0 } };
  if (reading !== undefined) return ok(readings[reading]);
  const mayHaveDecimals = decimals >= 3;
  // `1.234` dinars in English: the language's decimal mark, and three decimals are valid.
  if (mark === marks.decimal && mayHaveDecimals) return ok(readings.decimal);
  // `1,234` dollars in English: the language's grouping mark, and a third decimal would be invalid.
  if (mark === marks.group && !mayHaveDecimals) return ok(readings.grouping);
  return err({ code: 'two-readings', readings });
}

function readWith(text: string, decimal: '.' | ','): ScaledDecimal | undefined {
  const at = text.lastIndexOf(decimal);
  const whole = at === -1 ? text : text.slice(0, at);
  const fraction = at === -1 ? '' : text.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return undefined;
  const digits = ungroup(whole === '' ? '0' : whole, decimal);
  if (digits === undefined || digits.length + fraction.length > 40) return undefined;
  return { digits: BigInt(digits + fraction), scale: fraction.length };
}

/** Removes the grouping from whole digits; undefined if it isn't a valid grouping. */
function ungroup(whole: string, decimal: '.' | ','): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  const marks: Mark[] = [decimal === '.' ? ',' : '.', ' ', '_'];
  const mark = marks.find((one) => GROUPED[one].test(whole));
  return mark === undefined ? undefined : whole.replaceAll(mark, '');
}
