import type { PersonId } from '../model/expense.ts';
import { isCurrency } from '../money/currency.ts';
import { cutText, plainCell, readCellAmount } from './cells.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import { fitShares } from './fit-shares.ts';
import { withoutZeros } from './guess-split.ts';
import type { ImportBuilder } from './import-builder.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** Amounts of one side of a row. */
interface Side {
  readonly parts: Readonly<Record<PersonId, number>>;
  readonly sum: number;
  /** Whether an amount had more decimals than the currency. */
  readonly rounded: boolean;
}

/**
 * Reads Settle Up's CSV: who paid and for whom are lists separated by semicolons, each with a list
 * of amounts beside it.
 */
export function settleUpReader(builder: ImportBuilder): CsvReader {
  let columns: ReadonlyMap<string, number> | undefined;
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (columns === undefined) columns = columnsOf(row.cells);
      else readRow(builder, row, columns);
    },
  };
}

function readRow(builder: ImportBuilder, row: CsvRow, columns: ReadonlyMap<string, number>): void {
  const { line } = row;
  const cell = cellsOf(columns, row);
  if (row.broken || row.cells.length < columns.size) return builder.broken(row);
  const day = (cell('date & time') || cell('date')).trim().split(/[ T]/u)[0] ?? '';
  const date = builder.date(day);
  if (date === undefined) return builder.error(line, 'bad-date', day);
  const currency = cell('currency').trim().toUpperCase();
  if (!isCurrency(currency)) return builder.error(line, 'bad-currency', cell('currency'));
  const paid = readSide(builder, cell('who paid'), cell('amount'), currency);
  if (paid === undefined) return builder.error(line, 'bad-amount', cell('amount'));
  if (paid.sum === 0) return builder.error(line, 'no-payer', cell('who paid'));
  const owed = readSide(builder, cell('for whom'), cell('split amounts'), currency);
  if (owed === undefined) return builder.error(line, 'bad-amount', cell('split amounts'));
  const shares = fitShares(owed.parts, paid.sum);
  if (paid.rounded || owed.rounded || owed.sum !== paid.sum) builder.note(line, 'rounded');
  if (cell('exchange rate').trim() !== '') builder.note(line, 'rate-dropped');
  if (cell('receipt').trim() !== '') builder.note(line, 'attachments-dropped');
  const type = cell('type').trim().toLowerCase();
  const [payers, people] = [withoutZeros(paid.parts), withoutZeros(shares)];
  const [from, to] = [payers, people].map((side) => Object.keys(side));
  const isPayment =
    type === 'transfer' && from?.length === 1 && to?.length === 1 && from[0] !== to[0];
  const category = plainCell(cell('category')).trim();
  builder.add({
    kind: isPayment ? 'payment' : type === 'income' ? 'income' : 'expense',
    line,
    date,
    title: plainCell(cell('purpose')),
    currency,
    amount: paid.sum,
    payers,
    shares: people,
    split: { mode: 'exact', inputs: people },
    ...(category === '' || isPayment ? {} : { category: cutText(category, TEXT_LIMITS.category) }),
  });
}

/** Reads names and the amounts beside them; undefined if they don't match. */
function readSide(
  builder: ImportBuilder,
  names: string,
  amounts: string,
  currency: string,
): Side | undefined {
  const people = listIn(plainCell(names));
  const read = listIn(amounts).map((one) => readCellAmount(one, currency));
  if (people.length !== read.length) return undefined;
  const parts: Record<PersonId, number> = {};
  let [sum, rounded] = [0, false];
  for (const [index, amount] of read.entries()) {
    if (amount === undefined) return undefined;
    const key = builder.person(people[index] ?? '');
    const minor = Math.abs(amount.minor);
    parts[key] = (parts[key] ?? 0) + minor;
    sum += minor;
    rounded ||= amount.rounded;
  }
  return { parts, sum, rounded };
}

function listIn(cell: string): readonly string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
