import type { PersonId } from '../model/expense.ts';
import { isCurrency } from '../money/currency.ts';
import { cutText, readCellAmount } from './cells.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import type { ImportBuilder } from './import-builder.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** SplitPro's name for the account that exported the file, in every language. */
const YOU = 'You';

/**
 * Reads SplitPro's CSV, the expenses between the account and one friend. Others' shares aren't in
 * the file, so they count as the payer's own; what the two owe each other stays exact.
 */
export function splitproReader(builder: ImportBuilder): CsvReader {
  let columns: ReadonlyMap<string, number> | undefined;
  const rows: CsvRow[] = [];
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (columns === undefined) columns = columnsOf(row.cells);
      else rows.push(row);
    },
    finish: function* () {
      if (columns === undefined) return;
      const known = columns;
      const names = rows.map((row) => cellsOf(known, row)('paid by').trim());
      const friend = names.find((name) => name !== '' && name !== YOU) ?? '?';
      const pair = { you: builder.person(YOU), friend: builder.person(friend) };
      for (const [index, row] of rows.entries()) {
        readRow(builder, row, known, pair);
        if (index % 500 === 499) yield;
      }
    },
  };
}

function readRow(
  builder: ImportBuilder,
  row: CsvRow,
  columns: ReadonlyMap<string, number>,
  { you, friend }: { readonly you: PersonId; readonly friend: PersonId },
): void {
  const { line } = row;
  const cell = cellsOf(columns, row);
  if (row.broken || row.cells.length < columns.size) return builder.broken(row);
  const day = cell('expense date').trim().slice(0, 10);
  const date = builder.date(day);
  if (date === undefined) return builder.error(line, 'bad-date', day);
  const currency = cell('currency').trim().toUpperCase();
  if (!isCurrency(currency)) return builder.error(line, 'bad-currency', cell('currency'));
  const amounts = ['amount', 'you lent', 'you owe', 'settlement'].map((label) =>
    readCellAmount(cell(label), currency),
  );
  const [total, lent, owed, settled] = amounts.map((one) => one && Math.abs(one.minor));
  if (total === undefined || lent === undefined || owed === undefined || settled === undefined) {
    return builder.error(line, 'bad-amount', cell('amount'));
  }
  const isOwn = cell('paid by').trim() === YOU;
  const [payer, other] = isOwn ? [you, friend] : [friend, you];
  const part = lent + owed + settled;
  const isPayment = cell('split type').trim() === 'SETTLEMENT';
  const amount = isPayment ? part : total;
  const category = cell('category').trim();
  const shares = isPayment
    ? { [other]: part }
    : { ...(amount === part ? {} : { [payer]: amount - part }), [other]: part };
  builder.add({
    kind: isPayment ? 'payment' : 'expense',
    line,
    date,
    title: cell('name'),
    currency,
    amount,
    payers: { [payer]: amount },
    shares,
    split: { mode: 'exact', inputs: shares },
    ...(category === '' || isPayment ? {} : { category: cutText(category, TEXT_LIMITS.category) }),
  });
}
