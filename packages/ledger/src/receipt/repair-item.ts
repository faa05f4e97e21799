import type { StatedItem } from './receipt-parts.ts';

/** Digits that are misread for each other. */
const CONFUSED = [
  '08',
  '06',
  '09',
  '17',
  '14',
  '38',
  '35',
  '39',
  '56',
  '58',
  '68',
  '89',
  '27',
  '49',
];

/**
 * Corrects the one item whose misread digit explains the difference to the total; undefined if none does, and
 * `ambiguous` if several do. The corrected amount stays doubtful.
 */
export function repairItem(
  items: readonly StatedItem[],
  difference: number,
): readonly StatedItem[] | 'ambiguous' | undefined {
  if (difference === 0 || items.length === 0) return undefined;
  const possible = items.filter(({ amount }) => isMisread(amount, amount + difference));
  const doubtful = possible.filter(({ isDoubtful }) => isDoubtful);
  const [found, second] = doubtful.length === 1 ? doubtful : possible;
  if (found === undefined) return undefined;
  if (second !== undefined) return 'ambiguous';
  return items.map((item) =>
    item === found ? { ...item, amount: item.amount + difference, isDoubtful: true } : item,
  );
}

/** Returns whether one amount is the other with a confused, lost or added digit. */
function isMisread(read: number, actual: number): boolean {
  if (actual <= 0) return false;
  const [a, b] = [String(read), String(actual)];
  if (a.length === b.length) {
    const different = Array.from(a).flatMap((digit, index) =>
      digit === b[index] ? [] : [`${digit}${b[index]}`],
    );
    const [pair = ''] = different;
    return (
      different.length === 1 &&
      CONFUSED.some((one) => one.includes(pair.charAt(0)) && one.includes(pair.charAt(1)))
    );
  }
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    long.length === short.length + 1 && (long.slice(1) === short || long.slice(0, -1) === short)
  );
}
