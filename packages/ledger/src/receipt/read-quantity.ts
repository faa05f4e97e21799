/** Name of an item without its quantity and unit price. */
export interface ReadName {
  readonly name: string;
  readonly quantity?: number;
}

const TIMES = String.raw`[x×*хX@]`;
const LEADING = new RegExp(String.raw`^(\d{1,3}) ?${TIMES}?(?:[ \t]+|$)(?=\D|$)`, 'u');
const TRAILING = new RegExp(
  String.raw`(?:^|[ \t])(\d{1,3})(?:[.,]0{1,3})? ?(?:st(?:k|ck)?\.?|pcs|pz|ud|шт\.?)? ?${TIMES}[ \t]*$`,
  'iu',
);
/** A weight is no number of pieces, and no name. */
const WEIGHT = /(?:^|[ \t])\d+(?:[.,]\d+)? ?(?:kg|g|l|lb|oz|кг|г|л) ?[x×*х@]?[ \t]*$/iu;
const COLUMN = /\t(\d{1,3})\t?$/u;

/** Separates the quantity from the text before an item's price. */
export function readQuantity(text: string): ReadName {
  const weight = WEIGHT.exec(text);
  if (weight !== null) return named(text.slice(0, weight.index));
  const trailing = TRAILING.exec(text);
  if (trailing !== null) return named(text.slice(0, trailing.index), trailing[1]);
  const leading = LEADING.exec(text);
  if (leading !== null) return named(text.slice(leading[0].length), leading[1]);
  const column = COLUMN.exec(text);
  if (column !== null) return named(text.slice(0, column.index), column[1]);
  return named(text);
}

function named(text: string, digits?: string): ReadName {
  const name = text
    .replaceAll(/[.·…_]{3,}/gu, ' ')
    .replaceAll(/(?:[ \t]|^)[€$£]\s*$/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[\s:;,*|=~_–—-]+$/gu, '');
  const quantity = Number(digits ?? 0);
  return quantity > 0 ? { name, quantity } : { name };
}
