import { err, ok, type Result } from '@quits/errors';
import type { AmountError } from './amount-error.ts';
import type { ScaledDecimal } from './decimal.ts';

/** How one number is to be read. */
export interface NumberContext {
  /** The decimal mark of the person's language. */
  readonly decimal: '.' | ',';
  /** How many decimals make sense. */
  readonly decimals: number;
}

const GROUPED = {
  '.': /^[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3}$/,
  ',': /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/,
  ' ': /^[1-9]\d{0,2}(?: \d{3})+$/,
  _: /^[1-9]\d{0,2}(?:_\d{2,3})*_\d{3}$/,
} as const;

type Mark = keyof typeof GROUPED;

/**
 * Reads one number as typed, with either decimal mark and any grouping. The language's own reading
 * wins where it is possible; where only a foreign reading is, and it might be a slip, the number is
 * refused as ambiguous.
 */
export function readNumber(
  text: string,
  context: NumberContext,
): Result<ScaledDecimal, AmountError> {
  const foreign = context.decimal === '.' ? ',' : '.';
  const own = readWith(text, context.decimal);
  const other = readWith(text, foreign);
  if (own !== undefined && own.scale <= context.decimals) return ok(own);
  if (other !== undefined && other.scale <= context.decimals) {
    if (own === undefined || !GROUPED[context.decimal].test(text)) return ok(other);
    // `1.234` in English euros: three decimals make no sense, but nobody who writes English groups
    // with points.
    return err({ code: 'ambiguous', readings: readings(own, other, context.decimals) });
  }
  if (own === undefined && other === undefined) return err({ code: 'not-a-number', at: 0 });
  return err({ code: 'too-many-decimals', allowed: context.decimals });
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

/** Takes the grouping out of whole digits; undefined when it is not a grouping. */
function ungroup(whole: string, decimal: '.' | ','): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  const marks: Mark[] = [decimal === '.' ? ',' : '.', ' ', '_'];
  const mark = marks.find((one) => GROUPED[one].test(whole));
  return mark === undefined ? undefined : whole.replaceAll(mark, '');
}

/** Both meanings in minor units, cut to what the currency has. */
function readings(own: ScaledDecimal, other: ScaledDecimal, decimals: number): number[] {
  return [own, other].map(({ digits, scale }) => {
    const shift = BigInt(Math.abs(decimals - scale));
    return Number(scale > decimals ? digits / 10n ** shift : digits * 10n ** shift);
  });
}
