import type { PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import { getOwn } from '../model/get-own.ts';
import { writeDate } from '../date/calendar-date.ts';
import type { Frequency, Recurrence } from '../recur/recurrence.ts';
import { plainCell, readCellAmount } from './cells.ts';
import type { ImportBuilder } from './import-builder.ts';
import { readNames } from './joined-names.ts';
import { addWeightedBill } from './weighted-bill.ts';

/** Data of the other sections. */
export interface CospendFacts {
  readonly currency: string;
  readonly categories: ReadonlyMap<string, string>;
  readonly modes: ReadonlyMap<string, string>;
  /** Current weights by person; the file doesn't contain those of the bill's date. */
  readonly weights: ReadonlyMap<PersonId, Decimal>;
  /** The day of a moment, in seconds since 1970. */
  readonly dayOf: (timestamp: string) => string | undefined;
}

/** Cospend's built-in category for reimbursements. */
const REIMBURSEMENT = '-11';
/** The name of the row that old versions put first to carry members that no bill has. */
const PLACEHOLDER = 'deleteMeIfYouWant';

/** Adds one row of the bills section. */
export function addCospendBill(
  builder: ImportBuilder,
  { line, cell }: { readonly line: number; readonly cell: (label: string) => string },
  facts: CospendFacts,
): void {
  const title = plainCell(cell('what'));
  if (title.trim() === PLACEHOLDER) return;
  if (cell('deleted').trim() === '1') return builder.note(line, 'deleted');
  const stated = builder.date(cell('date')) ?? utcDayOf(cell('timestamp'));
  if (stated === undefined) return builder.error(line, 'bad-date', cell('date'));
  const date = localDay(stated, cell('timestamp'), facts);
  const amount = readCellAmount(cell('amount'), facts.currency);
  if (amount === undefined) return builder.error(line, 'bad-amount', cell('amount'));
  const payerName = plainCell(cell('payer_name')).trim();
  if (payerName === '') return builder.error(line, 'no-payer');
  const payer = builder.person(payerName);
  const names = readNames(plainCell(cell('owers')), builder.names());
  const owers = names.map((name) => builder.knownPerson(name));
  const unknown = names.find((_, index) => owers[index] === undefined);
  if (unknown !== undefined || owers.length === 0) {
    return builder.error(line, 'unknown-person', unknown ?? cell('owers'));
  }
  if (amount.rounded) builder.note(line, 'rounded');
  const repeat = repeatOf(cell, date, builder.date(cell('repeatuntil')));
  if (repeat === null) builder.note(line, 'repeat-dropped');
  if (date !== stated) builder.note(line, 'day-moved');
  const category = facts.categories.get(cell('categoryid').trim());
  const notes = [decoded(cell('comment')), facts.modes.get(cell('paymentmodeid').trim())];
  addWeightedBill(builder, {
    line,
    title,
    date,
    currency: facts.currency,
    amount: amount.minor,
    payer,
    owers: owers.filter((key) => key !== undefined),
    weights: facts.weights,
    isPayment: cell('categoryid').trim() === REIMBURSEMENT,
    more: {
      ...(category === undefined ? {} : { category }),
      notes: notes.filter((one) => one !== undefined && one !== '').join('\n'),
      ...(repeat ? { repeat } : {}),
      idDate: stated,
    },
  });
}

const REPEATS: Readonly<Record<string, { frequency: Frequency; every: number; fixed?: boolean }>> =
  {
    d: { frequency: 'daily', every: 1 },
    w: { frequency: 'weekly', every: 1 },
    // Every two weeks, whatever the factor in the next column.
    b: { frequency: 'weekly', every: 2, fixed: true },
    m: { frequency: 'monthly', every: 1 },
    y: { frequency: 'yearly', every: 1 },
  };

/**
 * Returns the recurrence of a bill; undefined for none, null for an unsupported one (twice a
 * month).
 */
function repeatOf(
  cell: (label: string) => string,
  start: string,
  until: string | undefined,
): Recurrence | null | undefined {
  const code = cell('repeat').trim();
  if (code === '' || code === 'n') return undefined;
  const known = getOwn(REPEATS, code);
  if (known === undefined) return null;
  const factor = Math.trunc(Number(cell('repeatfreq'))) || 1;
  const every = known.fixed === true ? known.every : known.every * Math.max(1, factor);
  return { start, frequency: known.frequency, every, ...(until === undefined ? {} : { until }) };
}

/**
 * Converts a bill's day to the user's time zone: Cospend stores timestamps and exports their UTC
 * days, which may differ. A day that was edited in the file is kept.
 */
function localDay(stated: string, timestamp: string, { dayOf }: CospendFacts): string {
  return utcDayOf(timestamp) === stated ? (dayOf(timestamp) ?? stated) : stated;
}

function utcDayOf(timestamp: string): string | undefined {
  return readMoment(timestamp)?.toISOString().slice(0, 10);
}

function readMoment(timestamp: string): Date | undefined {
  const seconds = Number(timestamp);
  if (!Number.isInteger(seconds) || seconds <= 0 || seconds > 253_402_300_799) return undefined;
  return new Date(seconds * 1000);
}

/** Finds the day of a moment in a time zone. */
export function dayIn(timeZone = 'UTC'): (timestamp: string) => string | undefined {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (timestamp) => {
    const moment = readMoment(timestamp);
    if (moment === undefined) return undefined;
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const [year, month, day] = (['year', 'month', 'day'] as const).map((type) =>
      Number(parts.get(type)),
    );
    return year === undefined || month === undefined || day === undefined
      ? undefined
      : writeDate({ year, month, day });
  };
}

/**
 * Decodes a comment, which is URL-encoded with a plus for a space; returns malformed ones
 * unchanged.
 */
function decoded(comment: string): string {
  try {
    return decodeURIComponent(comment.replaceAll('+', ' '));
  } catch {
    return comment;
  }
}
