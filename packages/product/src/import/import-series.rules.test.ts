import { exportJson, type ExportedExpense, type ExportedGroup } from '@quits/ledger/files';
import { expect, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import type { Database } from '../database.ts';
import { readAll } from '../io/read-pages.ts';
import { deleteSeries } from '../series/change-series.ts';
import { recurring } from '../series/collections.ts';
import type { ImportJob } from './import-job.ts';
import { revertImport } from './revert-import.ts';
import { type ImportSummary, runImport } from './run-import.ts';

const stage = startStage();
const { signIn, readExpense } = openClients(stage);

const rent: Omit<ExportedExpense, 'id' | 'date'> = {
  kind: 'expense',
  title: 'Rent',
  category: 'other',
  currency: 'EUR',
  amount: 90_000,
  payers: { ann: 90_000 },
  split: { mode: 'equal', inputs: ['ann', 'ed'] },
  shares: { ann: 45_000, ed: 45_000 },
};
const group: ExportedGroup = {
  name: 'Flat',
  currency: 'EUR',
  people: [
    { id: 'ann', name: 'Ann' },
    { id: 'ed', name: 'Ed' },
  ],
  expenses: [{ ...rent, id: 'rent-1', date: '2026-09-01', seriesId: 'rent' }],
  series: [
    { ...rent, id: 'rent', frequency: 'monthly', start: '2026-09-01', nextDate: '2026-10-01' },
  ],
};
const job: ImportJob = {
  uid: 'editor',
  text: exportJson(group),
  options: { currency: 'EUR', untitled: 'Expense' },
  groupId: 'g',
  mapping: { p1: 'p-ann', p2: 'p-editor' },
  added: {},
};

async function run(database: Database, kept: Partial<ImportJob> = {}): Promise<ImportSummary> {
  const done = await runImport(database, { ...job, ...kept }, { locale: 'en-US' });
  if (!done.ok) throw done.error;
  return done.value;
}

async function seriesOf(database: Database) {
  const there = await readAll(database, recurring, { groupId: 'g' }, { source: 'server' });
  if (!there.ok) throw there.error;
  return there.value.docs.filter(({ id }) => id === 'rent');
}

it('an existing group takes over the series of a file once, and Undo removes it again', async () => {
  const database = signIn('editor');
  const first = await run(database);
  expect(first).toMatchObject({ added: 1, brought: ['rent-1'], series: ['rent'] });
  expect((await readExpense(database, 'rent-1')).data.recurringId).toBe('rent');
  const [series] = await seriesOf(database);
  expect(series?.data).toMatchObject({
    nextDate: '2026-10-01',
    template: { payers: { 'p-ann': 90_000 }, shares: { 'p-ann': 45_000, 'p-editor': 45_000 } },
  });
  // The page was closed before it knew that it had finished.
  expect(await run(database, { already: [] })).toMatchObject({ added: 0, series: ['rent'] });
  expect(await run(database)).toMatchObject({ added: 0, brought: [], series: [] });

  const revert = { groupId: 'g', uid: 'editor', ids: new Set(first.brought), series: first.series };
  expect(await revertImport(database, revert)).toEqual({ ok: true, value: 1 });
  expect(await seriesOf(database)).toEqual([]);
  expect(await revertImport(database, revert)).toEqual({ ok: true, value: 0 });
  expect(await run(database)).toMatchObject({ added: 1, series: ['rent'] });
});

it('a series that a member has deleted stays deleted when its file is imported again', async () => {
  const database = signIn('editor');
  await run(database);
  const [series] = await seriesOf(database);
  if (series === undefined) throw new Error('no series');
  const gone = deleteSeries(database, { groupId: 'g', uid: 'editor', series });
  expect(await gone.settled).toMatchObject({ ok: true });
  expect(await run(database)).toMatchObject({ added: 0, series: [] });
  expect(await seriesOf(database)).toEqual([]);
});
