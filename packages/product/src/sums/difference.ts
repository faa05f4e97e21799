import type { MonthSums, Sums } from '../expense/apply-balance-delta.ts';

type Amounts = Readonly<Record<string, number>>;

/** Returns the difference between counted and stored sums. */
export function difference(counted: Sums, stored: Sums): Sums {
  return {
    balances: combine(counted.balances, stored.balances, subtract),
    months: combine(counted.months, stored.months, (a = {}, b = {}) =>
      nonEmpty(
        combine(a, b, (ours, theirs) => {
          const sums: MonthSums = {
            byCategory: subtract(ours?.byCategory, theirs?.byCategory) ?? {},
            byPerson: subtract(ours?.byPerson, theirs?.byPerson) ?? {},
            byPayer: subtract(ours?.byPayer, theirs?.byPayer) ?? {},
          };
          return Object.values(sums).every((one) => Object.keys(one).length === 0)
            ? undefined
            : sums;
        }),
      ),
    ),
    count: counted.count - stored.count,
  };
}

/** Subtracts amounts by key; `undefined` if nothing differs. */
function subtract(a: Amounts = {}, b: Amounts = {}): Record<string, number> | undefined {
  return nonEmpty(
    combine(a, b, (ours = 0, theirs = 0) => (ours === theirs ? undefined : ours - theirs)),
  );
}

function nonEmpty<Value>(record: Record<string, Value>): Record<string, Value> | undefined {
  return Object.keys(record).length === 0 ? undefined : record;
}

/** Combines two records by the keys of either; leaves out `undefined`. */
export function combine<Value, Combined>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  how: (a: Value | undefined, b: Value | undefined) => Combined | undefined,
): Record<string, Combined> {
  const combined: Record<string, Combined> = {};
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const value = how(a[key], b[key]);
    if (value !== undefined) combined[key] = value;
  }
  return combined;
}
