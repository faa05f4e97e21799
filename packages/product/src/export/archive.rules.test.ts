import { ok } from '@quits/errors';
import type { Database } from '@quits/firestore';
import { createFormatter } from '@quits/i18n';
import type { ExportedComment, ExportedGroup } from '@quits/ledger/files';
import { doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import { seededExpense } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { createTexts } from '../create-texts.ts';
import { planPeople } from '../import/import-plan.ts';
import type { ImportJob } from '../import/import-job.ts';
import { readArchive } from '../import/read-archive.ts';
import { readEntries } from '../import/read-file.ts';
import { runImport } from '../import/run-import.ts';
import { packGroup } from './pack-group.ts';
import { pageOptions } from './page-options.ts';
import { readWhole, type WholeExport } from './read-whole.ts';

const stage = startStage();
const { signIn, readGroup } = openClients(stage);
const { t } = (await createTexts()).store.getState();
const format = createFormatter('en-US');
const PIXELS = new Blob(['\u0089PNG of a bill']);

async function wholeOf(database: Database, id: string): Promise<WholeExport> {
  const group = await readGroup(database, id);
  const whole = await readWhole(database, { group, someone: 'Someone' });
  if (!whole.ok) throw whole.error;
  return whole.value;
}

/** Packs a group, and reads the archive as an import does. */
async function packed(whole: WholeExport) {
  const { file, failures } = await packGroup({
    whole,
    name: 'Group',
    page: pageOptions({ t, format, dir: 'ltr', today: '2026-11-26' }),
    read: () => Promise.resolve(ok(PIXELS)),
  });
  expect(failures).toEqual([]);
  const read = await readArchive(file);
  if (!read.ok) throw read.error;
  return read.value;
}

/** Imports an archive as a new group, whose people keep their ids. */
async function imported(
  database: Database,
  { text, files }: Awaited<ReturnType<typeof packed>>,
  { name, people }: ExportedGroup,
): Promise<string[]> {
  const options = { currency: 'EUR', untitled: 'Expense' };
  const file = await readEntries(text, options);
  if (!file.ok) throw new Error(file.error.code);
  expect([file.value.errors, file.value.dropped]).toEqual([[], []]);
  const keys = file.value.people.map(({ key }) => key);
  const idOf = (key: string) => people[keys.indexOf(key)]?.id ?? key;
  const plan = planPeople(file.value, {}, { idOf, self: { key: 'p1', uid: 'owner', name: '' } });
  const job: ImportJob = {
    ...plan,
    uid: 'owner',
    text,
    options,
    files,
    groupId: 'again',
    newGroup: { name, currency: file.value.currency ?? 'EUR' },
  };
  const queued: string[] = [];
  const done = await runImport(database, job, {
    locale: 'en-US',
    async addReceipt({ expenseId }, receipt) {
      queued.push(`${expenseId}/${receipt.id} ${await receipt.file.text()}`);
      return ok({ id: receipt.id, name: receipt.file.name, type: 'image/png' });
    },
  });
  if (!done.ok) throw done.error;
  // Once more changes nothing.
  expect(await runImport(database, job, { locale: 'en-US' })).toMatchObject({
    ok: true,
    value: { added: 0 },
  });
  return queued;
}

/** The group as far as an import restores it: the log begins anew, and comments are the importer's. */
function restorable({ group }: WholeExport) {
  const { activity: _, expenses, ...rest } = group;
  return { ...rest, expenses: expenses.map(({ comments: _said, ...expense }) => expense) };
}

it('an archive becomes the same group again, with receipts, comments, budgets and series', async () => {
  await stage.seed(async (db) => {
    const batch = writeBatch(db);
    const receipts = [{ id: 'r1', name: '../Bill "<1>".png', type: 'image/png' }];
    batch.set(doc(db, 'groups/g/expenses/n1'), { ...seededExpense(), title: '=1+1', receipts });
    batch.set(doc(db, 'groups/g/expenses/n2'), { ...seededExpense(), commentCount: 1 });
    batch.set(doc(db, 'groups/g/budgets/dining'), {
      amount: 5000,
      currency: 'EUR',
      updatedBy: 'owner',
      updatedAt: new Date(0),
    });
    await batch.commit();
    const comment = { text: 'Was it good?', by: 'editor', at: new Date(0), counted: true };
    await setDoc(doc(db, 'groups/g/expenses/n2/comments/c'), comment);
    await updateDoc(doc(db, 'groups/g'), { expenseCount: 3 });
  });
  const database = signIn('owner');
  const before = await wholeOf(database, 'g');
  expect(before.isPartial).toBe(false);
  expect(before.group.activity?.length).toBeGreaterThan(0);
  expect(before.group.budgets).toEqual([{ category: 'dining', amount: 5000, currency: 'EUR' }]);
  expect(before.attachments).toContainEqual({
    path: 'groups/g/receipts/n1/r1',
    name: 'receipts/n1/r1.png',
  });

  const archive = await packed(before);
  const queued = await imported(database, archive, before.group);
  expect(queued).toContain(`n1/r1 ${await PIXELS.text()}`);

  const after = await wholeOf(database, 'again');
  expect(restorable(after)).toEqual(restorable(before));
  const said = (id: string): readonly ExportedComment[] =>
    after.group.expenses.find((one) => one.id === id)?.comments ?? [];
  expect(said('n2').map(({ text }) => text)).toEqual(['editor, 1970-01-01: Was it good?']);
  expect(JSON.parse((await packed(after)).text)).toMatchObject({ format: 'quits', version: 2 });
});
