import { COLUMN, currencyOfLabel, HOUSEHOLD_OF, PAID_BY, PAID_FOR } from '../export/own-csv.ts';
import type { EntryKind, PersonId, Split } from '../model/expense.ts';
import { renameSplit } from '../model/rename-split.ts';
import { currencyExponent, isCurrency } from '../money/currency.ts';
import { readDecimal } from '../money/decimal.ts';
import { type CellAmount, plainCell, readCellAmount } from './cells.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import { fittingSplit, guessSplit, withoutZeros } from './guess-split.ts';
import type { ImportBuilder } from './import-builder.ts';
import { isEntryId } from './quits-entry-id.ts';
import { readSplit } from './read-split.ts';
import { isTransfer } from './is-transfer.ts';

interface Header {
  readonly columns: ReadonlyMap<string, number>;
  readonly payers: readonly (readonly [PersonId, number])[];
  readonly sharers: readonly (readonly [PersonId, number])[];
  readonly households: readonly (readonly [PersonId, number])[];
  readonly groupAmount: GroupAmountColumn | undefined;
  /** Number of columns. */
  readonly width: number;
}

/** Position and currency of the column with amounts in the group's currency. */
interface GroupAmountColumn {
  readonly index: number;
  readonly currency: string;
}

/**
 * Reads the app's own CSV, and simpler ones of other programs with a column for each payer and each
 * share.
 */
export function quitsCsvReader(builder: ImportBuilder): CsvReader {
  let header: Header | undefined;
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (header !== undefined) readRow(builder, row, header);
      else {
        const named = (prefix: string) =>
          row.cells.flatMap((cell, index): [PersonId, number][] =>
            cell.startsWith(prefix) ? [[builder.person(cell.slice(prefix.length)), index]] : [],
          );
        const payers = named(PAID_BY);
        const groupAmount = groupAmountColumn(builder, row.cells);
        const columns = columnsOf(row.cells);
        const width = row.cells.length;
        const sharers = named(PAID_FOR);
        const households = named(HOUSEHOLD_OF);
        header = { columns, payers, sharers, households, groupAmount, width };
      }
    },
  };
}

/** Finds the column with amounts in the group's currency and takes the currency from its label. */
function groupAmountColumn(
  builder: ImportBuilder,
  cells: readonly string[],
): GroupAmountColumn | undefined {
  for (const [index, label] of cells.entries()) {
    const currency = currencyOfLabel(label);
    if (currency !== undefined && isCurrency(currency)) {
      builder.group({ currency });
      return { index, currency };
    }
    if (label.trim().toLowerCase() === COLUMN.groupAmount.toLowerCase()) {
      return { index, currency: builder.options.currency };
    }
  }
  return undefined;
}

function readRow(builder: ImportBuilder, row: CsvRow, header: Header): void {
  const { columns, payers, sharers, households, groupAmount } = header;
  const { line } = row;
  const read = cellsOf(columns, row);
  const cell = (label: string): string => plainCell(read(label.toLowerCase()));
  // A row merged with the next one has too many columns.
  if (row.broken || (row.lines > 1 && row.cells.length > header.width)) return builder.broken(row);
  for (const [person, index] of households) {
    builder.household(person, plainCell(row.cells[index] ?? '').trim());
  }
  const currency = cell(COLUMN.currency).trim().toUpperCase() || builder.options.currency;
  if (!isCurrency(currency)) return builder.error(line, 'bad-currency', cell(COLUMN.currency));
  const date = builder.date(cell(COLUMN.date));
  if (date === undefined) return builder.error(line, 'bad-date', cell(COLUMN.date));
  const [paid, owed] = [payers, sharers].map((side) =>
    readSide(side, { row, currency, keepZeros: columns.has(COLUMN.mode.toLowerCase()) }),
  );
  if (paid === undefined || owed === undefined) return builder.error(line, 'bad-amount');
  const sum = Object.values(paid).reduce((all, one) => all + one, 0);
  const stated = readOwnAmount(cell(COLUMN.amount), currency);
  const isIncome = Object.values(owed).some((one) => one < 0);
  const shares = isIncome ? mapAmounts(owed, Math.abs) : owed;
  const keepId = cell(COLUMN.id).trim();
  const names = new Map(builder.names().map((name) => [name, builder.person(name)]));
  const typed = typedSplit(cell(COLUMN.mode), cell(COLUMN.inputs), names);
  const amount = Math.abs(stated?.minor ?? sum);
  const notes = cell(COLUMN.notes);
  const category = cell(COLUMN.category);
  const title = cell(COLUMN.title) || cell('Description');
  const said = columns.has(COLUMN.kind.toLowerCase()) ? cell(COLUMN.kind) : undefined;
  const isMoved = said === undefined && isTransfer({ paid, owed: shares, category, title });
  const kind = isMoved ? 'payment' : kindOf(said ?? '', isIncome);
  const rate = cell(COLUMN.rate).trim().replace(',', '.');
  const converted = groupAmountOf(row, groupAmount);
  if (isRate(rate) && converted.groupAmount === undefined) builder.note(line, 'rate-dropped');
  builder.add({
    kind,
    line,
    date,
    title,
    currency,
    amount,
    payers: mapAmounts(paid, Math.abs),
    shares,
    split: isMoved
      ? { mode: 'exact', inputs: shares }
      : typed === undefined
        ? guessSplit(shares)
        : fittingSplit(typed, amount, shares),
    ...(isEntryId(keepId) ? { keepId } : {}),
    ...(notes === '' ? {} : { notes }),
    ...(category === '' || isMoved ? {} : { category }),
    ...(isRate(rate) ? { rate } : {}),
    ...converted,
  });
}

function readSide(
  side: readonly (readonly [PersonId, number])[],
  { row, currency, keepZeros }: { row: CsvRow; currency: string; keepZeros: boolean },
): Record<PersonId, number> | undefined {
  const amounts: Record<PersonId, number> = {};
  for (const [person, index] of side) {
    const text = row.cells[index] ?? '';
    if (text.trim() === '') continue;
    const amount = readOwnAmount(text, currency);
    if (amount === undefined) return undefined;
    amounts[person] = amount.minor;
  }
  // In the app's files a blank means no participation and a zero a share of 0; other programs write
  // zeros for both.
  return keepZeros ? amounts : withoutZeros(amounts);
}

/**
 * Our files never group digits, so a comma before all of the currency's decimals is the decimal
 * mark.
 */
function readOwnAmount(text: string, currency: string): CellAmount | undefined {
  const decimals = /^-?\d+,(\d+)$/.exec(text.trim())?.[1]?.length;
  const isMark = decimals !== undefined && decimals === currencyExponent(currency);
  return readCellAmount(isMark ? text.replace(',', '.') : plainCell(text), currency);
}

function kindOf(text: string, isIncome: boolean): EntryKind {
  const kind = text.trim().toLowerCase();
  if (kind === 'payment' || kind === 'income') return kind;
  return isIncome ? 'income' : 'expense';
}

function typedSplit(
  mode: string,
  inputs: string,
  names: ReadonlyMap<string, PersonId>,
): Split | undefined {
  try {
    const split = readSplit({ mode: mode.trim(), inputs: JSON.parse(inputs) as unknown });
    return split === undefined ? undefined : renameSplit(split, (name) => names.get(name) ?? name);
  } catch {
    return undefined;
  }
}

function groupAmountOf(
  { cells }: CsvRow,
  column: GroupAmountColumn | undefined,
): { groupAmount?: number } {
  const text = column === undefined ? '' : (cells[column.index] ?? '');
  if (column === undefined || text.trim() === '') return {};
  const amount = readOwnAmount(text, column.currency);
  return amount === undefined ? {} : { groupAmount: amount.minor };
}

function isRate(text: string): boolean {
  const rate = readDecimal(text);
  return rate !== undefined && rate.digits > 0n && rate.scale <= 8 && Number(text) !== 1;
}

function mapAmounts(
  amounts: Record<PersonId, number>,
  map: (amount: number) => number,
): Record<PersonId, number> {
  return Object.fromEntries(Object.entries(amounts).map(([person, one]) => [person, map(one)]));
}
