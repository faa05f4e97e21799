import {
  type Doc,
  generateId,
  serverTimestamp,
  type WriteBatch,
  type WriteHandle,
} from '@quits/firestore';
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

/** Template of a series' expenses. */
export type Template = Omit<NewExpense, 'date' | 'receipts' | 'recurringId'>;

/** A recurring expense to create. */
export interface StartSeriesRequest extends AddExpenseRequest {
  readonly seriesId: string;
  readonly frequency: Recurring['frequency'];
  /** Last possible day, `YYYY-MM-DD`. */
  readonly endDate?: string;
}

/** A series as the user saw it, and the author of the change. */
export interface ExistingSeries {
  readonly groupId: string;
  readonly uid: string;
  readonly series: Doc<Recurring>;
}

/**
 * Label of writes that two devices may make concurrently; the rejection of the second is ignored.
 */
export const ADD_OCCURRENCE = 'add-occurrence';

/** Picks the fields of an expense that a series repeats. */
export function templateOf(expense: NewExpense): Template {
  const { kind, title, amount, currency, category, payers, split: how, shares, notes } = expense;
  const decided = { kind, title, amount, currency, category, payers, split: how, shares };
  return { ...decided, notes: notes ?? '', ...conversionOf(expense) };
}

/** Adds an expense and the series that continues it, in one atomic commit. */
export function startSeries(database: Database, request: StartSeriesRequest): WriteHandle {
  const { groupId, uid, seriesId, frequency, endDate, expense, announce } = request;
  const rev = generateId();
  const build = (batch: WriteBatch) => {
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
  };
  return database.write('start-series', build, { announce });
}

/** A pending change with the resulting series, for changes based on it. */
export interface SeriesWrite extends WriteHandle {
  readonly result: Doc<Recurring>;
}

/**
 * Adds a series' expense for one day. Its id consists of the series and the day, so that a second
 * device adds nothing: the server rejects the duplicate together with its sums.
 */
export function addOccurrence(
  database: Database,
  { groupId, uid, series }: ExistingSeries,
  date: string,
): SeriesWrite {
  const rev = generateId();
  const write = database.write(ADD_OCCURRENCE, (batch) => {
    putOccurrence(batch, { groupId, uid, series, rev }, date);
  });
  return withResult(write, series, { nextDate: nextDay(series.data, date), rev });
}

/** Group, author and revision of a commit that changes a series. */
export type SeriesCommit = ExistingSeries & { readonly rev: string };

/** The operations of {@link addOccurrence}. */
export function putOccurrence(batch: WriteBatch, commit: SeriesCommit, date: string): void {
  const { groupId, uid, series, rev } = commit;
  const expenseId = occurrenceId(series.id, date);
  putExpense(batch, { groupId, uid, rev, expenseId, expense: occurrenceOf(series, date) });
  moveSeries(batch, commit, nextDay(series.data, date));
}

/** Sets the first day of a series that has no expense yet. */
export function moveSeries(
  batch: WriteBatch,
  { groupId, uid, series, rev }: SeriesCommit,
  day: string,
): void {
  const patch = { nextDate: day, ...stampOf(series, uid, rev) };
  batch.update(recurring, { groupId }, series.id, patch, madeOn(series));
}

/**
 * Restores the deleted expense of a day with the series' current template, as one of its
 * occurrences. An edit may have moved the expense to another day.
 */
export function bringBackOccurrence(
  database: Database,
  { groupId, uid, series }: ExistingSeries,
  { date, deleted }: { readonly date: string; readonly deleted: Doc<Expense> },
): SeriesWrite {
  const rev = generateId();
  const write = database.write(ADD_OCCURRENCE, (batch) => {
    putOccurrenceBack(batch, { groupId, uid, series, rev }, { date, deleted });
  });
  return withResult(write, series, { nextDate: nextDay(series.data, date), rev });
}

/** The operations of {@link bringBackOccurrence}. */
export function putOccurrenceBack(
  batch: WriteBatch,
  commit: SeriesCommit,
  { date, deleted }: { readonly date: string; readonly deleted: Doc<Expense> },
): void {
  const { groupId, uid, series, rev } = commit;
  putBack(batch, { groupId, uid, rev, expense: deleted }, occurrenceOf(series, date));
  moveSeries(batch, commit, nextDay(series.data, date));
}

function occurrenceOf(series: Doc<Recurring>, date: string): NewExpense {
  const { template } = series.data;
  const expenseId = occurrenceId(series.id, date);
  const shares = split({ expenseId, amount: template.amount, split: template.split });
  return {
    ...template,
    date,
    // Spare minor units depend on the id, so the shares are computed again; a valid split stays
    // valid.
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

/** Editable fields of a series: template, schedule, and whether it is paused. */
export type SeriesChange = Partial<
  Pick<Recurring, 'frequency' | 'start' | 'nextDate' | 'endDate'>
> & {
  readonly template?: Template;
  readonly rests?: boolean;
};

/** Changes a series' future expenses; existing ones stay unchanged. */
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
    // Skipping a day is not worth an activity entry.
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const note = { change: 'series', ...after } as const;
    noteGroupChange(batch, { groupId, uid, rev: stamp.rev, note, before });
  });
}

/** Removes a series; its expenses stay. */
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

/** Returns the fields of every edit of a series: author, time, its revision and its base. */
function stampOf({ data }: Doc<Recurring>, uid: string, rev: string = generateId()) {
  return { updatedAt: serverTimestamp(), updatedBy: uid, rev, base: data.rev };
}

/** Requires that a series is unchanged since the user saw it. */
function madeOn({ data }: Doc<Recurring>) {
  return { expects: { rev: data.rev === '' ? null : data.rev } };
}

/** Picks the fields of a series for an activity entry. */
function toActivitySnapshot(
  { template, frequency }: { readonly template: Template } & Pick<Recurring, 'frequency'>,
  rests: boolean,
): KeptGroup {
  const { title, amount, currency } = template;
  return { series: { title, amount, currency, frequency, ...(rests ? { rests } : {}) } };
}
