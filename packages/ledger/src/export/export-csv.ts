import type { Expense, PersonId } from '../model/expense.ts';
import { renameSplit } from '../model/rename-split.ts';
import { toDecimal } from '../money/format-amount.ts';
import { numberMarks } from '../money/separators.ts';
import type { ExportedGroup } from './export-types.ts';
import { COLUMN, groupAmountLabel, HOUSEHOLD_OF, PAID_BY, PAID_FOR } from './own-csv.ts';
import { getOwn } from '../model/get-own.ts';
import { writeCsv } from './write-csv.ts';

/** Options of the CSV export. */
export interface ExportCsvOptions {
  /**
   * Locale of the spreadsheet program: with a decimal comma, cells are separated by semicolons, as
   * Excel expects. @default 'en-US'
   */
  readonly locale?: string;
}

const { date, title, kind, category, amount, currency, groupAmount: _, ...rest } = COLUMN;
const LEADING: readonly string[] = [date, title, kind, category, amount, currency];
const TRAILING: readonly string[] = Object.values(rest);

interface Writer {
  readonly group: ExportedGroup;
  readonly nameOf: (person: PersonId) => string;
  readonly decimal: '.' | ',';
}

/**
 * Exports a group as CSV with a row for each entry and columns for each person's payment and share.
 * Starts with a byte-order mark, so that Excel reads it as UTF-8. Text that a spreadsheet would run
 * as a formula is prefixed with an apostrophe.
 */
export function exportCsv(group: ExportedGroup, options: ExportCsvOptions = {}): string {
  const { decimal } = numberMarks(options.locale ?? 'en-US');
  const names = uniqueNames(group);
  const writer: Writer = { group, decimal, nameOf: (person) => names.get(person) ?? person };
  const people = group.people.map(({ id }) => writer.nameOf(id));
  const fields = [
    ...LEADING,
    ...people.map((name) => PAID_BY + name),
    ...people.map((name) => PAID_FOR + name),
    groupAmountLabel(group.currency),
    ...TRAILING,
    ...inHouseholds(group).map(({ id }) => HOUSEHOLD_OF + writer.nameOf(id)),
  ];
  const data = group.expenses.map((expense) => row(expense, writer));
  const delimiter = decimal === ',' ? ';' : ',';
  return `\ufeff${writeCsv([fields, ...data], delimiter)}`;
}

function row(expense: Expense, { group, nameOf, decimal }: Writer): string[] {
  const { groupAmount } = expense;
  const number = (text: string): string => text.replace('.', decimal);
  const money = (minor: number | undefined, code: string): string =>
    minor === undefined ? '' : number(toDecimal(minor, code));
  const split = renameSplit(expense.split, nameOf);
  return [
    expense.date,
    expense.title,
    expense.kind,
    expense.category ?? '',
    money(expense.amount, expense.currency),
    expense.currency,
    ...group.people.map(({ id }) => money(getOwn(expense.payers, id), expense.currency)),
    ...group.people.map(({ id }) => money(getOwn(expense.shares, id), expense.currency)),
    money(groupAmount, group.currency),
    number(expense.rate ?? ''),
    split.mode,
    JSON.stringify(split.inputs),
    expense.notes ?? '',
    expense.id,
    ...inHouseholds(group).map(({ household }) => household),
  ];
}

/** The people who settle with others. */
function inHouseholds({ people }: ExportedGroup) {
  return people.flatMap(({ id, household }) => (household === undefined ? [] : { id, household }));
}

/** Returns unique column names; repeated names get a number. */
function uniqueNames({ people }: ExportedGroup): ReadonlyMap<PersonId, string> {
  const taken = new Set<string>();
  return new Map(
    people.map(({ id, name }) => {
      let unique = name;
      for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${number})`;
      taken.add(unique);
      return [id, unique];
    }),
  );
}
