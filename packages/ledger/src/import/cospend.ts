import { isCurrency } from '../money/currency.ts';
import { plainCell } from './cells.ts';
import { addCospendBill, type CospendFacts } from './cospend-bill.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import type { ImportBuilder } from './import-builder.ts';
import { readWeight } from './weighted-bill.ts';

/** Each section of a Cospend file, by the first label of its header. */
const SECTIONS = ['name', 'what', 'categoryname', 'paymentmodename', 'currencyname'] as const;
type Section = (typeof SECTIONS)[number];

type Cell = (label: string) => string;

interface Part {
  readonly section: Section;
  readonly columns: ReadonlyMap<string, number>;
}

/**
 * Reads Cospend's CSV: members, bills, categories, payment modes and currencies, in any order.
 * Bills come before what they refer to, so they are read once all sections are known.
 */
export function cospendReader(builder: ImportBuilder): CsvReader {
  const bills: { row: CsvRow; columns: ReadonlyMap<string, number> }[] = [];
  const categories = new Map<string, string>();
  const modes = new Map<string, string>();
  const weights = new Map<string, string>();
  let currency = builder.options.currency;
  let part: Part | undefined;
  const addMember = (cell: Cell): void => {
    const weight = readWeight(cell('weight')) ?? '1';
    const name = plainCell(cell('name'));
    if (name.trim() === '') return;
    const active = cell('active').trim() !== '0';
    weights.set(builder.person(name, { weight, active }), weight);
  };
  const take: Record<Section, (row: CsvRow, cell: Cell) => void> = {
    name: (_, cell) => addMember(cell),
    what: (row) => {
      if (part !== undefined) bills.push({ row, columns: part.columns });
    },
    categoryname: (_, cell) => categories.set(cell('categoryid').trim(), cell('categoryname')),
    paymentmodename: (_, cell) => modes.set(cell('paymentmodeid').trim(), cell('paymentmodename')),
    currencyname: (_, cell) => {
      const code = cell('currencyname').trim().toUpperCase();
      // The main currency, in which all bills are, is the one with a rate of 1; its name may be
      // anything.
      if (Number(cell('exchange_rate')) === 1 && isCurrency(code)) {
        currency = code;
        builder.group({ currency });
      }
    },
  };
  return {
    row: (row) => {
      const section = SECTIONS.find((one) => one === row.cells[0]?.trim().toLowerCase());
      if (isBlank(row)) part = undefined;
      else if (part === undefined && section !== undefined) {
        part = { section, columns: columnsOf(row.cells) };
      } else if (part === undefined || row.broken) {
        builder.error(row.line, 'broken-row', row.cells[0] ?? '');
      } else take[part.section](row, cellsOf(part.columns, row));
    },
    finish: function* () {
      const facts: CospendFacts = { categories, modes, weights, currency };
      const read = bills.map(({ row, columns }) => ({
        line: row.line,
        cell: cellsOf(columns, row),
      }));
      // Old files have no section of members; there each of them has paid a bill, or a placeholder.
      if (weights.size === 0) {
        for (const { cell } of read)
          take.name({ line: 0, cells: [], broken: false }, asMember(cell));
      }
      for (const [index, bill] of read.entries()) {
        addCospendBill(builder, bill, facts);
        if (index % 500 === 499) yield;
      }
    },
  };
}

/** A payer's cells under the labels of a member's. */
function asMember(cell: Cell): Cell {
  return (label) => cell(`payer_${label}`);
}
