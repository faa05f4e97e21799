import type { AmountsByPerson, EntryKind } from '../model/expense.ts';
import { renameAmounts, renameSplit } from '../model/rename-split.ts';
import { currencyExponent, isCurrency } from '../money/currency.ts';
import { readCellDate } from './cells.ts';
import { fittingSplit } from './guess-split.ts';
import type { Draft, ImportBuilder } from './import-builder.ts';
import { at, isRecord, listOf, textOf } from './json-values.ts';
import { readSplit } from './read-split.ts';

/** Tells whether a JSON value is an export of our own. */
export function isQuits(json: unknown): boolean {
  return at(json, 'format') === 'quits' && at(json, 'version') === 1;
}

/** Tells whether a text can serve as an entry's id. */
export function isEntryId(text: string): boolean {
  return /^[\w.~-]{1,128}$/.test(text) && !/^\.{1,2}$|^__.*__$/.test(text);
}

/** Reads our own JSON. */
export function* readQuitsJson(builder: ImportBuilder, json: unknown): Generator<void, void> {
  const [name, currency, emoji] = ['name', 'currency', 'emoji'].map((key) => textOf(at(json, key)));
  const categories = listOf(at(json, 'categories'))
    .map((one) => ({ name: textOf(at(one, 'name')).trim(), emoji: textOf(at(one, 'emoji')) }))
    .filter((one) => one.name !== '' && one.name.length <= 40);
  builder.group({
    ...(name ? { name } : {}),
    ...(currency ? { currency } : {}),
    ...(emoji ? { emoji } : {}),
    ...(categories.length > 0 ? { categories } : {}),
  });
  for (const person of listOf(at(json, 'people'))) {
    const weight = textOf(at(person, 'weight'));
    builder.person(textOf(at(person, 'name')), {
      id: textOf(at(person, 'id')),
      ...(weight === '' ? {} : { weight }),
      ...(at(person, 'active') === false ? { active: false } : {}),
    });
  }
  for (const [index, expense] of listOf(at(json, 'expenses')).entries()) {
    readExpense(builder, { line: index + 1, expense, exponents: at(json, 'exponents') });
    if (index % 500 === 499) yield;
  }
}

function readExpense(
  builder: ImportBuilder,
  { line, expense, exponents }: { line: number; expense: unknown; exponents: unknown },
): void {
  const currency = textOf(at(expense, 'currency'));
  // Minor units mean nothing without their exponent; a file that counts them otherwise must not be
  // read as ours.
  const exponent = at(exponents, currency) ?? currencyExponent(currency);
  if (!isCurrency(currency) || exponent !== currencyExponent(currency)) {
    return builder.error(line, 'bad-currency', currency);
  }
  const date = readCellDate(textOf(at(expense, 'date')));
  if (date === undefined) return builder.error(line, 'bad-date', textOf(at(expense, 'date')));
  const typed = readSplit(at(expense, 'split'));
  const payers = readAmounts(at(expense, 'payers'));
  const shares = readAmounts(at(expense, 'shares'));
  if (typed === undefined || payers === undefined || shares === undefined) {
    return builder.error(line, 'bad-split');
  }
  const unknown = [...Object.keys(payers), ...Object.keys(shares)].find(
    (id) => builder.knownPerson(id) === undefined,
  );
  if (unknown !== undefined) return builder.error(line, 'unknown-person', unknown);
  const key = (id: string): string => builder.knownPerson(id) ?? id;
  const id = textOf(at(expense, 'id'));
  const amount = Number(textOf(at(expense, 'amount')));
  const ours = renameAmounts(shares, key);
  builder.add({
    ...optional(expense),
    kind: kindOf(at(expense, 'kind')),
    line,
    date,
    title: textOf(at(expense, 'title')),
    currency,
    amount,
    payers: renameAmounts(payers, key),
    shares: ours,
    split: fittingSplit(renameSplit(typed, key), amount, ours),
    ...(isEntryId(id) ? { keepId: id } : {}),
  });
}

function optional(expense: unknown): Pick<Draft, 'category' | 'notes' | 'rate' | 'groupAmount'> {
  const texts = (['category', 'notes', 'rate'] as const)
    .map((name) => [name, textOf(at(expense, name))] as const)
    .filter(([, text]) => text !== '');
  const groupAmount = at(expense, 'groupAmount');
  return {
    ...Object.fromEntries(texts),
    ...(typeof groupAmount === 'number' ? { groupAmount } : {}),
  };
}

function kindOf(value: unknown): EntryKind {
  return value === 'payment' || value === 'income' ? value : 'expense';
}

function readAmounts(value: unknown): AmountsByPerson | undefined {
  if (!isRecord(value)) return undefined;
  const amounts: Record<string, number> = {};
  for (const [person, amount] of Object.entries(value)) {
    if (typeof amount !== 'number') return undefined;
    amounts[person] = amount;
  }
  return amounts;
}
