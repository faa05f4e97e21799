import { alignDecimals, readDecimal, type ScaledDecimal, writeDecimal } from '../money/decimal.ts';
import type { PersonId, Split } from './expense.ts';
import type { Decimal } from '../money/decimal-text.ts';

/** Renames the people of a split; adds the inputs of people who get the same name. */
export function renameSplit(split: Split, rename: (person: PersonId) => PersonId): Split {
  switch (split.mode) {
    case 'equal':
      return { mode: 'equal', inputs: [...new Set(split.inputs.map(rename))] };
    case 'exact':
    case 'adjustment':
      return { mode: split.mode, inputs: renameAmounts(split.inputs, rename) };
    case 'weights':
    case 'percent':
      return { mode: split.mode, inputs: renameDecimals(split.inputs, rename) };
    case 'items': {
      const lines = split.inputs.lines.map((line) => ({
        ...line,
        people: [...new Set(line.people.map(rename))],
      }));
      return { mode: 'items', inputs: { ...split.inputs, lines } };
    }
  }
}

/** Amounts under other names; those that fall together add up. */
export function renameAmounts(
  amounts: Readonly<Record<PersonId, number>>,
  rename: (person: PersonId) => PersonId,
): Record<PersonId, number> {
  const renamed = new Map<PersonId, number>();
  for (const [person, amount] of Object.entries(amounts)) {
    const name = rename(person);
    renamed.set(name, (renamed.get(name) ?? 0) + amount);
  }
  return Object.fromEntries(renamed);
}

function renameDecimals(
  decimals: Readonly<Record<PersonId, Decimal>>,
  rename: (person: PersonId) => PersonId,
): Record<PersonId, Decimal> {
  const renamed = new Map<PersonId, Decimal>();
  for (const [person, decimal] of Object.entries(decimals)) {
    const name = rename(person);
    const other = renamed.get(name);
    renamed.set(name, other === undefined ? decimal : addDecimals(other, decimal));
  }
  return Object.fromEntries(renamed);
}

/** Adds two decimals; if either is invalid, returns the first unchanged. */
function addDecimals(one: Decimal, other: Decimal): Decimal {
  const values = [one, other].map(readDecimal).filter((value): value is ScaledDecimal => !!value);
  if (values.length < 2) return one;
  const { digits, scale } = alignDecimals(values);
  return writeDecimal({ digits: digits.reduce((all, each) => all + each, 0n), scale });
}
