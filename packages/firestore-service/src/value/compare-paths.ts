import { compareStrings } from './compare-strings.ts';

const NUMERIC_ID = /^__id(-?\d{1,19})__$/;

/** The number in an id of the form `__id7__`, or `undefined` for any other id. */
export function numericId(id: string): bigint | undefined {
  if (!id.startsWith('__id')) return undefined;
  const digits = NUMERIC_ID.exec(id)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

/** Orders two ids: numeric ones first and by number, then by UTF-8 bytes. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const x = numericId(a);
  const y = numericId(b);
  if (x !== undefined && y !== undefined) return x < y ? -1 : Number(x > y);
  if (x !== undefined) return -1;
  if (y !== undefined) return 1;
  return compareStrings(a, b);
}

/** Orders two slash-separated paths segment by segment. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  const x = a.split('/');
  const y = b.split('/');
  const length = Math.min(x.length, y.length);
  for (let i = 0; i < length; i += 1) {
    const order = compareIds(x[i] ?? '', y[i] ?? '');
    if (order !== 0) return order;
  }
  return x.length - y.length;
}
