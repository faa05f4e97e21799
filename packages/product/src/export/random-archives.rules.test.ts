import { ok } from '@quits/errors';
import { type Database, getOnce } from '@quits/firestore';
import { createFormatter } from '@quits/i18n';
import { exportJson, type ExportedGroup } from '@quits/ledger/files';
import { downloadZip } from 'client-zip';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { archivedGroups } from '../../tests/support/archived-groups.ts';
import { createTexts } from '../create-texts.ts';
import { groups as groupsOfAll } from '../group/collections.ts';
import { type ArchiveWork, leftIn } from '../import/archive-work.ts';
import { listData, readArchive } from '../import/read-archive.ts';
import { runArchive } from '../import/run-archive.ts';
import { groupFiles } from './pack-group.ts';
import { pageOptions } from './page-options.ts';
import { readWhole, type WholeExport } from './read-whole.ts';

const stage = startStage();
const { signIn, readGroup } = openClients(stage);
const { t } = (await createTexts()).store.getState();
const page = pageOptions({ t, format: createFormatter('en-US'), dir: 'ltr', today: '2026-11-26' });

/** Number of random groups; `pnpm test:archives` has 100. */
const GROUPS = Number(process.env['ARCHIVED_GROUPS'] ?? 2);
const AT_ONCE = 10;

/** Packs groups as the archive of an account, each in a folder. */
async function archiveOf(groups: readonly WholeExport[]): Promise<File> {
  async function* files() {
    for (const [index, whole] of groups.entries()) {
      const read = () => Promise.resolve(ok(new Blob(['\u0089PNG'])));
      const name = `Group ${index}`;
      for await (const file of groupFiles({ whole, name, page, read }, []))
        yield { ...file, name: `${name}/${file.name}` };
    }
  }
  return new File([await downloadZip(files()).blob()], 'quits.zip');
}

async function workOf(file: File): Promise<ArchiveWork> {
  const options = { currency: 'EUR', untitled: 'Expense' };
  return { uid: 'owner', file, groups: await listData(file), ownName: 'Own', options, state: {} };
}

/** Imports the groups of an archive, interrupted at the first event, then at the second of the rest, and so on. */
async function importAll(database: Database, work: ArchiveWork): Promise<readonly WholeExport[]> {
  let done = work;
  for (let attempt = 1; leftIn(done).length > 0; attempt += 1) {
    let events = 0;
    const stopping = new AbortController();
    const stop = () => void (++events === attempt && stopping.abort());
    // oxlint-disable-next-line no-await-in-loop -- One attempt after the other.
    const came = await runArchive(database, done, {
      locale: 'en-US',
      read: readArchive,
      addReceipt,
      signal: stopping.signal,
      onChange: stop,
      onProgress: stop,
    });
    // As it comes back from the device's storage.
    done = { ...structuredClone({ ...came, file: undefined }), file: came.file };
  }
  const outcomes = work.groups.map(({ path }) => done.state[path]?.outcome);
  return Promise.all(
    outcomes.map(async (outcome) => {
      if (outcome?.status !== 'imported') throw new Error(JSON.stringify(outcome));
      const group = await readGroup(database, outcome.groupId);
      const whole = await readWhole(database, { group, someone: 'Someone' });
      if (!whole.ok) throw whole.error;
      return whole.value;
    }),
  );
}

function addReceipt(_: unknown, { id, file }: { readonly id: string; readonly file: File }) {
  return Promise.resolve(ok({ id, name: file.name, type: 'image/png' as const }));
}

/** Returns a group as its file has it, with names in place of people's random ids, without the log and the times of comments. */
function told({ group }: Pick<WholeExport, 'group'>): unknown {
  const { activity: _, ...rest } = group;
  const expenses = group.expenses.map(({ comments, ...expense }) => ({
    ...expense,
    ...(comments === undefined ? {} : { comments: comments.map((one) => ({ ...one, at: '' })) }),
  }));
  let text = exportJson({ ...rest, expenses });
  for (const { id, name } of group.people) text = text.replaceAll(`"${id}"`, JSON.stringify(name));
  return JSON.parse(text);
}

it('archives of random groups become the same groups, and again, whatever interrupts it', async () => {
  const database = signIn('owner');
  const groups = fc.sample(archivedGroups, { numRuns: GROUPS, seed: 27 });
  for (let at = 0; at < groups.length; at += AT_ONCE) {
    const some = groups.slice(at, at + AT_ONCE).map((group: ExportedGroup): WholeExport => {
      const attachments = group.expenses.flatMap(({ receipts = [] }) =>
        receipts.map(({ file }) => ({ path: file, name: file })),
      );
      return { group, attachments, isPartial: false };
    });
    // oxlint-disable-next-line no-await-in-loop -- One archive after the other.
    const once = await importAll(database, await workOf(await archiveOf(some)));
    expect(once.map(told)).toEqual(some.map(told));
    // oxlint-disable-next-line no-await-in-loop -- One archive after the other.
    const again = await importAll(database, await workOf(await archiveOf(once)));
    expect(again.map(told)).toEqual(once.map(told));
  }
  // No interruption left a second group.
  const own = await getOnce(database, groupsOfAll, {}, (query) =>
    query.where('memberUids', 'array-contains', 'owner'),
  );
  expect(own.ok && own.value.data.length).toBe(1 + 2 * groups.length);
}, 600_000);
