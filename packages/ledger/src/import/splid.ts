import type { PersonId } from '../model/expense.ts';
import { isCurrency } from '../money/currency.ts';
import { plainCell, readCellAmount } from './cells.ts';
import type { CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import { fitShares } from './fit-shares.ts';
import { guessSplit, withoutZeros } from './guess-split.ts';
import type { ImportBuilder } from './import-builder.ts';

/** Labels of the first columns, by language. */
const HEADERS = [
  ['title', 'amount', 'currency', 'by', 'date', 'created on'],
  ['titel', 'betrag', 'währung', 'von', 'datum', 'erstellt am'],
];
const [TITLE, AMOUNT, CURRENCY, BY, DATE, CREATED, FIRST] = [0, 1, 2, 3, 4, 5, 6];

/** A person's columns: the paid amount, and the share as a negative one in the next column. */
interface PersonColumn {
  readonly key: PersonId;
  readonly at: number;
}

/** Returns whether cells are the header of Splid's table. */
export function isSplidHeader(cells: readonly string[]): boolean {
  const labels = cells.slice(0, FIRST).map((cell) => cell.trim().toLowerCase());
  return HEADERS.some((header) => header.every((label, at) => labels[at] === label));
}

/** The columns of Splid's table with dates. */
export const SPLID_DATES: readonly number[] = [DATE, CREATED];

/** Reads the table of Splid's spreadsheet, saved as CSV: below the name and the header, a row for each expense, and sums at the end. */
export function splidReader(builder: ImportBuilder): CsvReader {
  let people: readonly PersonColumn[] | undefined;
  let name = '';
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (people !== undefined) readRow(builder, row, people);
      else if (isSplidHeader(row.cells)) {
        people = peopleOf(builder, row);
        if (name !== '') builder.group({ name });
      } else name ||= plainCell(row.cells[0] ?? '').trim();
    },
  };
}

function peopleOf(builder: ImportBuilder, { cells }: CsvRow): readonly PersonColumn[] {
  return cells.flatMap((cell, at): PersonColumn[] => {
    const person = plainCell(cell).trim();
    const isName = at >= FIRST && (at - FIRST) % 2 === 0 && person !== '';
    return isName ? [{ key: builder.person(person), at }] : [];
  });
}

function readRow(builder: ImportBuilder, row: CsvRow, people: readonly PersonColumn[]): void {
  const { line, cells } = row;
  const cell = (at: number) => (cells[at] ?? '').trim();
  if (row.broken) return builder.broken(row);
  // The sums.
  if (cell(TITLE) === '' && cell(CURRENCY) === '') return;
  // The app writes the day of some versions as an unreadable character.
  const date = builder.date(cell(DATE)) ?? builder.date(cell(CREATED));
  if (date === undefined) return builder.error(line, 'bad-date', cell(DATE) || cell(CREATED));
  const currency = cell(CURRENCY).toUpperCase();
  if (!isCurrency(currency)) return builder.error(line, 'bad-currency', cell(CURRENCY));
  const total = readCellAmount(cell(AMOUNT), currency);
  if (total === undefined || total.minor <= 0)
    return builder.error(line, 'bad-amount', cell(AMOUNT));
  const amount = total.minor;
  const [paid, owed]: Record<PersonId, number>[] = [{}, {}];
  if (paid === undefined || owed === undefined) return;
  for (const { key, at } of people) {
    for (const [side, text] of [
      [paid, cell(at)],
      [owed, cell(at + 1)],
    ] as const) {
      const read = text === '' ? { minor: 0 } : readCellAmount(text, currency);
      if (read === undefined) return builder.error(line, 'bad-amount', text);
      side[key] = (side[key] ?? 0) + Math.abs(read.minor);
    }
  }
  const isPaid = Object.values(paid).some((minor) => minor !== 0);
  if (!isPaid && cell(BY) === '') return builder.error(line, 'no-payer', cell(TITLE));
  const payers = isPaid
    ? withoutZeros(fitShares(withoutZeros(paid), amount))
    : { [builder.person(plainCell(cell(BY)))]: amount };
  const shares = withoutZeros(fitShares(withoutZeros(owed), amount));
  if (total.rounded) builder.note(line, 'rounded');
  builder.add({
    kind: 'expense',
    line,
    date,
    title: plainCell(cell(TITLE)),
    currency,
    amount,
    payers,
    shares,
    split: guessSplit(shares),
  });
}
