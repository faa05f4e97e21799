import type { AmountsByPerson, PersonId, Split } from '../model/expense.ts';
import { isCurrency } from '../money/currency.ts';
import { cutText, plainCell, readCellAmount } from './cells.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import { fittingSplit, withoutZeros } from './guess-split.ts';
import type { ImportBuilder } from './import-builder.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** The last column before the people. */
const LAST = 'split mode';

interface Header {
  readonly columns: ReadonlyMap<string, number>;
  readonly firstPerson: number;
  readonly keys: readonly PersonId[];
}

/**
 * Reads Spliit's CSV, where a person's cell is that person's share: with the sign of the cost for
 * the payer, with the other sign for everyone else. A payer without a share is found only if nobody
 * else is without one: a file with other rows isn't imported, since Spliit's JSON names every payer.
 */
export function spliitCsvReader(builder: ImportBuilder): CsvReader {
  let header: Header | undefined;
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (header === undefined) header = readHeader(builder, row);
      else readRow(builder, row, header);
    },
  };
}

function readHeader(builder: ImportBuilder, { cells }: CsvRow): Header {
  const columns = columnsOf(cells.map(plainCell));
  const firstPerson = (columns.get(LAST) ?? cells.length) + 1;
  const names = cells.slice(firstPerson).map((cell) => plainCell(cell).trim());
  // Spliit fills columns of equal names with the same value.
  const keys = names.map((name) => builder.person(name));
  return { columns, firstPerson, keys };
}

function readRow(builder: ImportBuilder, row: CsvRow, header: Header): void {
  const { line, cells, broken } = row;
  const { columns, firstPerson, keys } = header;
  if (broken || cells.length < firstPerson + keys.length) return builder.broken(row);
  const cell = cellsOf(columns, row);
  const date = builder.date(cell('date'));
  if (date === undefined) return builder.error(line, 'bad-date', cell('date'));
  const code = cell('currency').trim().toUpperCase();
  const currency = isCurrency(code) ? code : builder.options.currency;
  const cost = readCellAmount(cell('cost'), currency);
  if (cost === undefined) return builder.error(line, 'bad-amount', cell('cost'));
  const sign = Math.sign(cost.minor);
  const amount = Math.abs(cost.minor);
  const shares: Record<PersonId, number> = {};
  let payer: PersonId | undefined;
  for (const [index, key] of keys.entries()) {
    const text = cells[firstPerson + index] ?? '';
    const share = text.trim() === '' ? { minor: 0 } : readCellAmount(text, currency);
    if (share === undefined) return builder.error(line, 'bad-amount', text);
    shares[key] = Math.abs(share.minor);
    if (share.minor !== 0 && Math.sign(share.minor) === sign) payer = key;
  }
  const idle = keys.filter((key) => shares[key] === 0);
  payer ??= idle.length === 1 ? idle[0] : undefined;
  if (payer === undefined) return builder.error(line, 'no-payer', plainCell(cell('description')));
  if (cost.rounded) builder.note(line, 'rounded');
  const owed = withoutZeros(shares);
  const others = Object.keys(owed);
  const isSettled = cell('is reimbursement').trim().toLowerCase() === 'yes';
  const isPayment = isSettled && sign > 0 && others.length === 1 && others[0] !== payer;
  const original = originalOf(cell, currency);
  if (original !== '') builder.note(line, 'original-dropped');
  const category = plainCell(cell('category')).trim();
  builder.add({
    kind: isPayment ? 'payment' : sign < 0 ? 'income' : 'expense',
    line,
    date,
    title: plainCell(cell('description')),
    currency,
    amount,
    payers: { [payer]: amount },
    shares: owed,
    split: fittingSplit(splitOf(cell(LAST), owed), amount, owed),
    ...(original === '' ? {} : { notes: original }),
    ...(category === '' || isPayment ? {} : { category: cutText(category, TEXT_LIMITS.category) }),
  });
}

function splitOf(mode: string, shares: AmountsByPerson): Split {
  return mode.trim().toLowerCase() === 'evenly'
    ? { mode: 'equal', inputs: Object.keys(shares) }
    : { mode: 'exact', inputs: shares };
}

/** Returns the amount in the currency in which it was paid; the cost is in the group's. */
function originalOf(cell: (label: string) => string, currency: string): string {
  const paid = cell('original currency').trim().toUpperCase();
  const rate = cell('conversion rate').trim();
  if (paid === '' || paid === currency) return '';
  const amount = `${cell('original cost').trim()} ${paid}`.trim();
  return rate === '' ? amount : `${amount} × ${rate}`;
}
