import { isAmount } from '../money/limits.ts';

/** A price in a row. */
export interface FoundPrice {
  /** Minor units, negative for a deduction. */
  readonly amount: number;
  /** Where it begins and ends in the row's text. */
  readonly start: number;
  readonly end: number;
  /** Whether letters were read as digits, or a lost decimal mark was added. */
  readonly isGuessed: boolean;
}

const SIGN = String.raw`(?:[€$£¥₴₺₹₽]|R\$|EUR|USD|GBP|CHF|UAH|PLN|SEK|TRY|JPY|zł|грн\.?|kr\.?|Kč|TL)`;
const DIGITS_LIKE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  О: '0',
  о: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  З: '3',
};

/** Returns all prices of a row from left to right. */
export function findPrices(text: string, decimals: number): readonly FoundPrice[] {
  const clean = withDigits(text);
  const pattern = patternOf(decimals);
  return [...clean.matchAll(pattern)].flatMap((match) => {
    const { minus, inner, after, number: found = '' } = match.groups ?? {};
    const digits = Number(found.replaceAll(/\D/g, ''));
    if (!isAmount(digits)) return [];
    const isNegative = minus !== undefined || inner !== undefined || after !== undefined;
    const [start, end] = [match.index, match.index + match[0].length];
    return [
      {
        amount: isNegative ? -digits : digits,
        start,
        end,
        isGuessed: clean.slice(start, end) !== text.slice(start, end),
      },
    ];
  });
}

const patterns = new Map<number, RegExp>();

function patternOf(decimals: number): RegExp {
  const known = patterns.get(decimals);
  if (known !== undefined) return known;
  const number =
    decimals === 0
      ? String.raw`\d{1,3}(?:[.,' ]\d{3})+|\d+`
      : String.raw`\d{1,3}(?:[.,'’ ]\d{3})+ ?[.,] ?\d{${decimals}}|\d+ ?[.,] ?\d{${decimals}}`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.,:/%])(?<minus>[-−–—] ?)?(?:${SIGN} ?)?(?<inner>[-−–—] ?)?(?<number>${number})(?![\d%])(?![.,:/]\d)(?! ?%)(?: ?${SIGN}(?!\p{L}))?(?<after> ?[-−–—](?=\s|$))?`,
    'giu',
  );
  patterns.set(decimals, pattern);
  return pattern;
}

/** Returns the price at the end of a row whose decimal mark was lost: `Milk  129`. */
export function findLostMark(text: string, decimals: number): FoundPrice | undefined {
  if (decimals === 0) return undefined;
  const match = /(?<=\t)(?:[€$£] ?)?(\d{1,4}) ?(\d{2})(?= ?[€$£]?(?: [A-Z*])?$)/u.exec(text);
  if (match === null) return undefined;
  const amount = Number(`${match[1]}${match[2]}`);
  const end = match.index + match[0].length;
  return { amount, start: match.index, end, isGuessed: true };
}

/** Replaces letters in words that are numbers otherwise: `1O,5O`. Keeps the length. */
function withDigits(text: string): string {
  return text.replaceAll(/[^\s]+/gu, (word) => {
    if (!/\d/.test(word) || !/[.,]/.test(word)) return word;
    const core = word.replaceAll(/[OoQОоlI|SsBZЗ]/gu, (letter) => DIGITS_LIKE[letter] ?? letter);
    return /^[-−–]?[€$£]?\d+(?:[.,]\d+)+[€$£]?-?$/u.test(core) ? core : word;
  });
}
