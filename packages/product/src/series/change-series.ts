import { type Doc, generateId, serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { occurrenceId, split } from '@quits/ledger';
import { recurring } from './collections.ts';
import { isPaused, nextDay } from './recurrence.ts';
import type { Expense } from '../expense/schema.ts';
import type { KeptGroup } from '../group/group-change.ts';
import type { Recurring } from './schema.ts';
import { type AddExpenseRequest, putExpense } from '../expense/add-expense.ts';
import { putBack } from '../expense/change-expense.ts';
import { noteGroupChange } from '../group/change-group.ts';
import { conversionOf, type NewExpense } from '../expense/new-expense.ts';

/** What each expense of a series is made from. */
export type Template = Omit<NewExpense, 'date' | 'receipts' | 'recurringId'>;

/** An expense that is to come again. */
export interface StartSeriesRequest extends AddExpenseRequest {
  readonly seriesId: string;
  readonly frequency: Recurring['frequency'];
  /** The last possible day, `YYYY-MM-DD`. */
  readonly endDate?: string;
}

/** A series as the person saw it, and who changes it. */
export interface ExistingSeries {
  readonly groupId: string;
  readonly uid: string;
  readonly series: Doc<Recurring>;
}

/** The label of writes that two devices may make at once; the second is refused and means nothing. */
export const ADD_OCCURRENCE = 'add-occurrence';

/** Picks what a series repeats of an expense. */
export function templateOf(expense: NewExpense): Template {
  const { kind, title, amount, currency, category, payers, split: how, shares, notes } = expense;
  const decided = { kind, title, amount, currency, category, payers, split: how, shares };
  return { ...decided, notes: notes ?? '', ...conversionOf(expense) };
}

/** Adds an expense and the series that goes on from it, in one atomic commit. */
export function startSeries(database: Database, request: StartSeriesRequest): WriteHandle {
  const { groupId, uid, seriesId, frequency, endDate, expense } = request;
  const rev = generateId();
  return database.write('start-series', (batch) => {
    putExpense(batch, { ...request, rev, expense: { ...expense, recurringId: seriesId } });
    batch.create(recurring, { groupId }, seriesId, {
      template: { ...templateOf(expense), notes: expense.notes ?? '' },
      frequency,
      start: expense.date,
      nextDate: nextDay({ start: expense.date, frequency }, expense.date),
      ...(endDate === undefined ? {} : { endDate }),
      createdAt: serverTimestamp(),
      createdBy: uid,
      updatedAt: serverTimestamp(),
      updatedBy: uid,
      rev,
    });
  });
}

/** A change that was made, and the series as it leaves it, for a change that is made on this one. */
export interface SeriesWrite extends WriteHandle {
  readonly result: Doc<Recurring>;
}

/**
 * Adds a series' expense of one day. Its id is the series and the day, so that a device that comes
 * second adds nothing: the server refuses to make it again, with all that it would have moved.
 */
export function addOccurrence(
  database: Database,
  { groupId, uid, series }: ExistingSeries,
  date: string,
): SeriesWrite {
  const expenseId = occurrenceId(series.id, date);
  const stamp = stampOf(series, uid);
  const write = database.write(ADD_OCCURRENCE, (batch) => {
    putExpense(batch, {
      groupId,
      uid,
      rev: stamp.rev,
      expenseId,
      expense: occurrenceOf(series, date),
    });
    const patch = { nextDate: nextDay(series.data, date), ...stamp };
    batch.update(recurring, { groupId }, series.id, patch, madeOn(series));
  });
  return withResult(write, series, { nextDate: nextDay(series.data, date), rev: stamp.rev });
}

/** Brings the deleted expense of a day back as the series makes it now, as part of going through its days. */
export function bringBackOccurrence(
  database: Database,
  { groupId, uid, series }: ExistingSeries,
  deleted: Doc<Expense>,
): SeriesWrite {
  const stamp = stampOf(series, uid);
  const { date } = deleted.data;
  const write = database.write(ADD_OCCURRENCE, (batch) => {
    putBack(batch, { groupId, uid, rev: stamp.rev, expense: deleted }, occurrenceOf(series, date));
    const patch = { nextDate: nextDay(series.data, date), ...stamp };
    batch.update(recurring, { groupId }, series.id, patch, madeOn(series));
  });
  return withResult(write, series, { nextDate: nextDay(series.data, date), rev: stamp.rev });
}

function occurrenceOf(series: Doc<Recurring>, date: string): NewExpense {
  const { template } = series.data;
  const expenseId = occurrenceId(series.id, date);
  const shares = split({ expenseId, amount: template.amount, split: template.split });
  return {
    ...template,
    date,
    // Spare minor units go round with the id; what was split once can be split again.
    shares: shares.ok ? shares.value : template.shares,
    recurringId: series.id,
  };
}

function withResult(
  write: WriteHandle,
  series: Doc<Recurring>,
  change: Pick<Recurring, 'nextDate' | 'rev'>,
): SeriesWrite {
  return { ...write, result: { ...series, pending: true, data: { ...series.data, ...change } } };
}

/** What a person changes about a series: what comes from now on, when, or whether it rests. */
export type SeriesChange = Partial<
  Pick<Recurring, 'frequency' | 'start' | 'nextDate' | 'endDate'>
> & {
  readonly template?: Template;
  readonly rests?: boolean;
};

/** Changes what a series makes from now on; expenses that are there stay as they are. */
export function changeSeries(
  database: Database,
  { groupId, uid, series }: ExistingSeries,
  { template, rests, ...dates }: SeriesChange,
): WriteHandle {
  const { data } = series;
  const before = toActivitySnapshot(data, isPaused(data));
  const after = toActivitySnapshot(
    { template: template ?? data.template, frequency: dates.frequency ?? data.frequency },
    rests ?? isPaused(data),
  );
  const stamp = stampOf(series, uid);
  return database.write('change-series', (batch) => {
    const patch = {
      ...dates,
      ...(template === undefined ? {} : { template: { ...template, notes: template.notes ?? '' } }),
      ...(rests === undefined ? {} : { pausedAt: rests ? serverTimestamp() : null }),
      ...stamp,
    };
    batch.update(recurring, { groupId }, series.id, patch, madeOn(series));
    // A day that was skipped tells nobody anything.
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const note = { change: 'series', ...after } as const;
    noteGroupChange(batch, { groupId, uid, rev: stamp.rev, note, before });
  });
}

/** Removes a series; the expenses that it made stay. */
export function deleteSeries(
  database: Database,
  { groupId, uid, series }: ExistingSeries,
): WriteHandle {
  const rev = generateId();
  return database.write('delete-series', (batch) => {
    batch.delete(recurring, { groupId }, series.id, madeOn(series));
    const before = toActivitySnapshot(series.data, isPaused(series.data));
    noteGroupChange(batch, { groupId, uid, rev, note: { change: 'series' }, before });
  });
}

/** What an edit of a series always writes: who, when, its revision and the one it was made on. */
function stampOf({ data }: Doc<Recurring>, uid: string) {
  return { updatedAt: serverTimestamp(), updatedBy: uid, rev: generateId(), base: data.rev };
}

/** On condition that a series is what it was when the person looked at it. */
function madeOn({ data }: Doc<Recurring>) {
  return { expects: { rev: data.rev === '' ? null : data.rev } };
}

/** What the history tells of a series. */
function toActivitySnapshot(
  { template, frequency }: { readonly template: Template } & Pick<Recurring, 'frequency'>,
  rests: boolean,
): KeptGroup {
  const { title, amount, currency } = template;
  return { series: { title, amount, currency, frequency, ...(rests ? { rests } : {}) } };
}
