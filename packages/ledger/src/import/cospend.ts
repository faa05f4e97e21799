import { isCurrency } from '../money/currency.ts';
import { plainCell } from './cells.ts';
import { addCospendBill, type CospendFacts, dayIn } from './cospend-bill.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import type { ImportBuilder } from './import-builder.ts';
import { readWeight } from './weighted-bill.ts';

/** Sections of a Cospend file, by the first label of the header. */
const SECTIONS = ['name', 'what', 'categoryname', 'paymentmodename', 'currencyname'] as const;
type Section = (typeof SECTIONS)[number];

type Cell = (label: string) => string;

interface Part {
  readonly section: Section;
  readonly columns: ReadonlyMap<string, number>;
}

/**
 * Reads Cospend's CSV: members, bills, categories, payment modes and currencies, in any order.
 * Bills precede what they refer to, so they are read after all sections are known.
 */
export function cospendReader(builder: ImportBuilder): CsvReader {
  const bills: { row: CsvRow; columns: ReadonlyMap<string, number> }[] = [];
  const categories = new Map<string, string>();
  const modes = new Map<string, string>();
  const weights = new Map<string, string>();
  let currency = builder.options.currency;
  let part: Part | undefined;
  const addMember = (line: number, cell: Cell): void => {
    const read = readWeight(cell('weight'));
    const weight = read ?? '1';
    const name = plainCell(cell('name'));
    if (name.trim() === '') return;
    if (read === undefined) builder.note(line, 'weight-assumed');
    const active = cell('active').trim() !== '0';
    weights.set(builder.person(name, { weight, active }), weight);
  };
  const take: Record<Section, (row: CsvRow, cell: Cell) => void> = {
    name: (row, cell) => addMember(row.line, cell),
    what: (row) => {
      if (part !== undefined) bills.push({ row, columns: part.columns });
    },
    categoryname: (_, cell) => categories.set(cell('categoryid').trim(), cell('categoryname')),
    paymentmodename: (_, cell) => modes.set(cell('paymentmodeid').trim(), cell('paymentmodename')),
    currencyname: (_, cell) => {
      const code = cell('currencyname').trim().toUpperCase();
      // The main currency, which all bills use, has a rate of 1; its name may be anything.
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
      } else if (part === undefined) builder.broken(row);
      else {
        const whole = row.broken ? unescaped(row, part) : row;
        if (whole === undefined) builder.broken(row);
        else take[part.section](whole, cellsOf(part.columns, whole));
      }
    },
    finish: function* () {
      const { timeZone } = builder.options;
      const dayOf = dayIn(timeZone);
      const facts: CospendFacts = { categories, modes, weights, currency, dayOf };
      const read = bills.map(({ row, columns }) => ({
        line: row.line,
        cell: cellsOf(columns, row),
      }));
      // Old files have no section of members; there each of them has paid a bill, or a placeholder.
      if (weights.size === 0) {
        for (const { line, cell } of read) {
          if (builder.knownPerson(plainCell(cell('payer_name'))) === undefined) {
            addMember(line, asMember(cell));
          }
        }
      }
      for (const [index, bill] of read.entries()) {
        addCospendBill(builder, bill, facts);
        if (index % 500 === 499) yield;
      }
    },
  };
}

/** Cospend doesn't escape quotes in quoted names, so rows are parsed from both ends. */
const UNESCAPED: Readonly<Partial<Record<Section, RegExp>>> = {
  name: /^"(.*)",([^",]*),([^",]*),"([^",]*)"$/,
  categoryname: /^"(.*)",(-?\d+),"(.*)","([^",]*)"$/,
  paymentmodename: /^"(.*)",(-?\d+),"(.*)","([^",]*)"$/,
  currencyname: /^"(.*)",([^",]*)$/,
};

function unescaped(row: CsvRow, { section, columns }: Part): CsvRow | undefined {
  const [, ...cells] = UNESCAPED[section]?.exec(row.text ?? '') ?? [];
  return cells.length === 0 || cells.length !== columns.size
    ? undefined
    : { ...row, cells, broken: false };
}

/** A payer's cells under the labels of a member's. */
function asMember(cell: Cell): Cell {
  return (label) => cell(`payer_${label}`);
}
