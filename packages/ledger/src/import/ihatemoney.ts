import { isCurrency } from '../money/currency.ts';
import { plainCell, readCellAmount } from './cells.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { isBlank } from './csv-rows.ts';
import type { ImportBuilder } from './import-builder.ts';
import { isRecord, textOf } from './json-values.ts';
import { JoinedNames } from './joined-names.ts';
import { addWeightedBill, readWeight } from './weighted-bill.ts';

interface Bill {
  readonly line: number;
  readonly what: string;
  readonly type: string;
  readonly amount: string;
  readonly currency: string;
  readonly date: string;
  readonly payer: string;
  readonly weight: string;
  readonly owers: readonly string[] | string;
}

/** IHateMoney's mark for a project without a currency. */
const NO_CURRENCY = 'XXX';

/**
 * Reads IHateMoney's CSV. A person's weight appears only in rows that they paid, so bills are split
 * after all rows are known.
 */
export function ihatemoneyCsvReader(builder: ImportBuilder): CsvReader {
  let columns: ReadonlyMap<string, number> | undefined;
  const bills: Bill[] = [];
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (columns === undefined) {
        columns = columnsOf(row.cells);
        return;
      }
      const cell = cellsOf(columns, row);
      if (row.broken) builder.broken(row);
      else {
        bills.push({
          line: row.line,
          what: plainCell(cell('what')),
          type: cell('bill_type'),
          amount: cell('amount'),
          currency: cell('currency'),
          date: cell('date'),
          payer: plainCell(cell('payer_name')),
          weight: cell('payer_weight'),
          owers: plainCell(cell('owers')),
        });
      }
    },
    finish: () => addBills(builder, bills),
  };
}

/** Reads IHateMoney's JSON, a list of bills. */
export function* readIhatemoneyJson(builder: ImportBuilder, json: unknown): Generator<void, void> {
  const list = Array.isArray(json) ? json : [];
  const bills = list.map((one: unknown, index): Bill => {
    const bill = isRecord(one) ? one : {};
    const owers = Array.isArray(bill['owers']) ? bill['owers'].map(textOf) : [];
    return {
      line: index + 1,
      what: textOf(bill['what']),
      type: textOf(bill['bill_type']),
      amount: textOf(bill['amount']),
      currency: textOf(bill['currency']),
      date: textOf(bill['date']),
      payer: textOf(bill['payer_name']),
      weight: textOf(bill['payer_weight']),
      owers,
    };
  });
  yield* addBills(builder, bills);
}

function* addBills(builder: ImportBuilder, bills: readonly Bill[]): Generator<void, void> {
  const weights = new Map(bills.map(({ payer, weight }) => [payer.trim(), readWeight(weight)]));
  const lists = bills.flatMap(({ owers }) => (typeof owers === 'string' ? [owers] : []));
  const joined = new JoinedNames(builder, { known: [...weights.keys()], lists });
  const assumed = new Set<string>();
  for (const [index, bill] of bills.entries()) {
    addBill(builder, bill, { joined, weights, assumed });
    if (index % 500 === 499) yield;
  }
}

interface Known {
  readonly joined: JoinedNames;
  /** By the payers' names. */
  readonly weights: ReadonlyMap<string, string | undefined>;
  /** People already reported as missing a weight. */
  readonly assumed: Set<string>;
}

function addBill(builder: ImportBuilder, bill: Bill, { joined, weights, assumed }: Known): void {
  const { line, type } = bill;
  const code = bill.currency.trim().toUpperCase();
  const currency = code === '' || code === NO_CURRENCY ? builder.options.currency : code;
  if (!isCurrency(currency)) return builder.error(line, 'bad-currency', bill.currency);
  const date = builder.date(bill.date);
  if (date === undefined) return builder.error(line, 'bad-date', bill.date);
  const amount = readCellAmount(bill.amount, currency);
  if (amount === undefined) return builder.error(line, 'bad-amount', bill.amount);
  if (bill.payer.trim() === '') return builder.error(line, 'no-payer');
  const person = (name: string): string => {
    const weight = weights.get(name.trim());
    return builder.person(name, weight === undefined ? {} : { weight });
  };
  const payer = person(bill.payer);
  const names = typeof bill.owers === 'string' ? joined.split(bill.owers) : bill.owers;
  const owers = names.map(person);
  if (owers.length === 0) return builder.error(line, 'unknown-person');
  if (amount.rounded) builder.note(line, 'rounded');
  // A weight appears only in rows that its person paid.
  const fresh = new Set(names.map((name) => name.trim()).filter((name) => !weights.has(name)));
  for (const name of fresh) {
    if (!assumed.has(name)) builder.note(line, 'weight-assumed');
    assumed.add(name);
  }
  const byKey = new Map(names.map((name) => [person(name), weights.get(name.trim()) ?? '1']));
  addWeightedBill(builder, {
    line,
    title: bill.what,
    date,
    currency,
    amount: amount.minor,
    payer,
    owers,
    weights: byKey,
    isPayment: type.trim().toLowerCase() === 'reimbursement',
  });
}
