import { isCurrency } from '../money/currency.ts';
import { foldText } from '../text/fold-text.ts';
import { readCellAmount, plainCell } from './cells.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import type { CsvReader } from './csv-reader.ts';
import type { ImportBuilder } from './import-builder.ts';
import { addNetRow } from './splitwise-nets.ts';
import { isSplitwiseHeader, isSplitwisePayment } from './splitwise-words.ts';

const FIRST_PERSON = 5;

/** Reads Splitwise's group CSV, where a person's cell is payment minus share. */
export function splitwiseReader(builder: ImportBuilder): CsvReader {
  const keys: string[] = [];
  let width = 0;
  const stated: Record<string, Record<string, number>> = {};
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (keys.length > 0) readRow(builder, row, { keys, stated, width });
      else if (isSplitwiseTable(row)) {
        keys.push(...readPeople(builder, row.cells));
        width = row.cells.length;
      }
    },
    finish: function* () {
      if (Object.keys(stated).length > 0) builder.group({ statedBalances: stated });
      yield;
    },
  };
}

interface Table {
  /** Number of columns. */
  readonly width: number;
  readonly keys: readonly string[];
  readonly stated: Record<string, Record<string, number>>;
}

/**
 * Returns whether a row is a known header, or has five labels and people in an unknown language;
 * notes above it are shorter.
 */
function isSplitwiseTable({ cells }: CsvRow): boolean {
  return isSplitwiseHeader(cells) || cells.length > FIRST_PERSON;
}

/**
 * Reads the people of the header; repeated names are numbered, and empty columns at the end
 * ignored.
 */
function readPeople(builder: ImportBuilder, header: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const last = header.findLastIndex((cell) => cell.trim() !== '');
  return header.slice(FIRST_PERSON, last + 1).map((cell) => {
    const name = plainCell(cell).trim();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return builder.person(name, count === 1 ? {} : { id: `${name} (${count})` });
  });
}

function readRow(builder: ImportBuilder, row: CsvRow, { keys, stated, width }: Table): void {
  const { line, cells, broken } = row;
  const [dateCell = '', description = '', category = '', costCell = '', currencyCell = ''] = cells;
  // A row merged with the next one has too many columns.
  if (
    broken ||
    cells.length < FIRST_PERSON + keys.length ||
    (row.lines > 1 && cells.length > width)
  ) {
    return builder.broken(row);
  }
  const currency = currencyCell.trim().toUpperCase();
  if (!isCurrency(currency)) return builder.error(line, 'bad-currency', currencyCell);
  const nets: Record<string, number> = {};
  for (const [index, key] of keys.entries()) {
    const cell = cells[FIRST_PERSON + index] ?? '';
    const amount = cell.trim() === '' ? { minor: 0 } : readCellAmount(cell, currency);
    if (amount === undefined) return builder.error(line, 'bad-amount', cell);
    nets[key] = amount.minor;
  }
  // Rows with total balances at the end have a description, but neither category nor cost.
  if (costCell.trim() === '') {
    stated[currency] = nets;
    return;
  }
  const date = builder.date(dateCell);
  if (date === undefined) return builder.error(line, 'bad-date', dateCell);
  const cost = readCellAmount(costCell, currency);
  if (cost === undefined) return builder.error(line, 'bad-amount', costCell);
  if (cost.rounded) builder.note(line, 'rounded');
  addNetRow(builder, {
    line,
    date,
    currency,
    title: plainCell(description),
    category: plainCell(category),
    cost: cost.minor,
    nets,
    isPayment: isSplitwisePayment(category, description) || namesBoth(description, nets, builder),
  });
}

/**
 * Returns whether a description names both people of a payment, for languages whose keyword is
 * unknown: `Ben B. a payé Ana C.`
 */
function namesBoth(
  description: string,
  nets: Readonly<Record<string, number>>,
  builder: ImportBuilder,
): boolean {
  const moved = Object.entries(nets).filter(([, net]) => net !== 0);
  const words = new Set(foldText(description).split(/[^\p{L}\p{M}\p{N}]+/u));
  const isNamed = ([key]: readonly [string, number]): boolean =>
    words.has(foldText(builder.nameOf(key)).split(' ')[0] ?? '');
  return moved.length === 2 && moved.every(isNamed);
}
