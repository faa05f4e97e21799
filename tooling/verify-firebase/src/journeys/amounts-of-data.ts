import { addExpense } from '@quits/product/expense/add-expense.ts';
import { changePerson } from '@quits/product/person/change-person.ts';
import { createGroup } from '@quits/product/group/create-group.ts';
import { importEntries } from '@quits/product/import/import-entries.ts';
import { generateId } from '@quits/firestore';
import { readWholeGroup } from '@quits/product/expense/read-whole-group.ts';
import { revertImport } from '@quits/product/import/revert-import.ts';
import { sampleExpense } from '../sample-expense.ts';
import { check, groupOf, must, taken, type World } from '../world.ts';
import { rightSums } from './expenses.ts';
import type { Journey } from './journey.ts';

/** Journeys with large amounts of data: many expenses at once, and many people. */
export const largeJourneys: readonly Journey[] = [
  { id: 'import', title: 'import many rows and undo the import', needs: ['add'], play: importRows },
  {
    id: 'large group',
    title: 'create a group of the maximum size',
    needs: ['link'],
    play: manyPeople,
  },
];

/** Number of people in one expense whose sums the rules check. */
const CHECKED = 12;

async function importRows(world: World): Promise<void> {
  const { ana, groupId, scale, facts } = world;
  const people = Object.keys((await groupOf(ana, groupId)).data.people);
  const before = must(await readWholeGroup(ana.database, groupId, { source: 'server' })).docs
    .length;
  const entries = Array.from({ length: scale.rows }, (_, at) => {
    const id = generateId();
    return { ...sampleExpense(id, { title: `Row ${at}`, amount: 1000 + at, people }), id };
  });
  const request = { groupId, uid: ana.uid(), owns: true };
  let last = 0;
  const onProgress = (count: number) => {
    facts.largestCommit = Math.max(facts.largestCommit ?? 0, count - last);
    last = count;
  };
  const added = must(await importEntries(ana.database, { ...request, entries, onProgress }));
  check(added === entries.length, `${added} of ${entries.length} rows were imported.`);
  const after = must(await readWholeGroup(ana.database, groupId, { source: 'server' })).docs;
  check(after.length === before + entries.length, 'Rows are missing, or there twice.');
  await rightSums(ana, groupId);
  const ids = new Set(entries.map(({ id }) => id));
  const gone = must(await revertImport(ana.database, { ...request, ids }));
  check(gone === entries.length, `${gone} of ${entries.length} rows were taken back.`);
  await rightSums(ana, groupId);
}

async function manyPeople(world: World): Promise<void> {
  const { ana, scale, groupIds } = world;
  const { database } = ana;
  const uid = ana.uid();
  const { groupId, write } = createGroup(database, uid, {
    name: `quits-verify-${world.run}-large`,
    emoji: '🧪',
    currency: 'EUR',
    ownName: 'Ana',
    others: Array.from({ length: scale.people - 1 }, (_, at) => `Person ${at + 1}`),
  });
  groupIds.push(groupId);
  await taken(database, write);
  const people = Object.keys((await groupOf(ana, groupId)).data.people);
  check(people.length === scale.people, `${people.length} people are there.`);

  const expenseId = generateId();
  const few = { title: 'Bus', amount: 1201, people: people.slice(0, CHECKED) };
  const expense = sampleExpense(expenseId, few);
  await taken(database, addExpense(database, { groupId, uid, expenseId, expense }));
  const id = generateId();
  const all = { ...sampleExpense(id, { title: 'Hall', amount: 100_001, people }), id };
  must(await importEntries(database, { groupId, uid, owns: true, entries: [all] }));

  const [personId = ''] = people.slice(-1);
  const group = await groupOf(ana, groupId);
  const details = { name: 'Somebody else', defaultWeight: 2, household: undefined };
  await taken(database, changePerson(database, { group, uid, personId }, details));
  await rightSums(ana, groupId);
}
