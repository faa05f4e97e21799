import { generateId, getOnce } from '@quits/firestore';
import { addExpense } from '@quits/product/expense/add-expense.ts';
import {
  deleteExpense,
  editExpense,
  restoreExpense,
} from '@quits/product/expense/change-expense.ts';
import { joinGroup } from '@quits/product/joining/join-group.ts';
import { toDraft } from '@quits/product/expense/new-expense.ts';
import { recountGroup } from '@quits/product/sums/repair-group.ts';
import { standingLink } from '@quits/product/joining/standing-link.ts';
import { activity } from '@quits/product/activity/collections.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { groups } from '@quits/product/group/collections.ts';
import { invites } from '@quits/product/invite/collections.ts';
import { groupsOf, joinedBy, lastChangesFirst, newestFirst } from '@quits/product/queries.ts';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import type { Device } from '../device.ts';
import { sampleExpense } from '../sample-expense.ts';
import { check, expenseOf, groupOf, must, taken, until, type World } from '../world.ts';
import type { Journey } from './journey.ts';

/** Journeys of group members with expenses. */
export const expenseJourneys: readonly Journey[] = [
  { id: 'join', title: 'join with an invite link', needs: ['link', 'password'], play: join },
  { id: 'add', title: 'add an expense, which the other member sees', needs: ['join'], play: add },
  { id: 'lists', title: 'run every query that needs an index', needs: ['add'], play: lists },
  { id: 'edit', title: 'edit, delete and restore an expense', needs: ['add'], play: edit },
  {
    id: 'conflict',
    title: 'edit twice at once: one edit is rejected',
    needs: ['add'],
    play: conflict,
  },
  {
    id: 'offline',
    title: 'add an expense offline, which syncs later',
    needs: ['add'],
    play: offline,
  },
];

/** Minor units of the expense that most journeys are about. */
const AMOUNT = 1001;

async function join({ ana, ben, stranger, groupId }: World): Promise<void> {
  const request = { groupId, uid: ana.uid(), role: 'editor', now: Date.now() } as const;
  const link = must(await standingLink(ana.database, request));
  const seen = stranger.database.liveDocument(invites, { groupId, id: link.inviteId });
  await until(seen, (invite) => invite !== undefined);
  const as = { kind: 'new', name: 'Ben' } as const;
  const wrong = { ...link, secret: `${link.secret}x` };
  const joining = { groupId, role: 'editor', as } as const;
  await refused(
    stranger,
    joinGroup(stranger.database, { ...joining, ...wrong, uid: stranger.uid() }),
  );
  await taken(ben.database, joinGroup(ben.database, { ...joining, ...link, uid: ben.uid() }));
  const { data } = await groupOf(ben, groupId);
  check(data.roles[ben.uid()] === 'editor', 'Ben is no editor.');
}

async function add(world: World): Promise<void> {
  const { ana, ben, groupId } = world;
  const expenseId = await addOne(world, ben, 'Dinner');
  const live = ana.database.liveDocument(expenses, { groupId, id: expenseId });
  await until(live, (expense) => expense?.data.title === 'Dinner');
  await rightSums(ana, groupId);
}

async function lists({ ana, groupId }: World): Promise<void> {
  const { database } = ana;
  const fresh = { source: 'server' } as const;
  must(await getOnce(database, groups, {}, groupsOf(ana.uid()), fresh));
  must(await getOnce(database, expenses, { groupId }, newestFirst, fresh));
  must(
    await getOnce(
      database,
      expenses,
      { groupId },
      (query) => newestFirst(query.where('category', '==', 'other')),
      fresh,
    ),
  );
  must(
    await getOnce(
      database,
      expenses,
      { groupId },
      (query) => newestFirst(query.where('kind', '==', 'payment')),
      fresh,
    ),
  );
  must(
    await getOnce(
      database,
      activity,
      { groupId },
      (query) => lastChangesFirst(query.where('target.id', '==', groupId)),
      fresh,
    ),
  );
  must(await getOnce(database, activity, { groupId }, joinedBy('none'), fresh));
}

async function edit(world: World): Promise<void> {
  const { ana, groupId } = world;
  const id = await addOne(world, ana, 'Taxi');
  const at = { groupId, uid: ana.uid() };
  const edited = { ...toDraft((await expenseOf(ana, groupId, id)).data), title: 'Ferry' };
  const change = editExpense(
    ana.database,
    { ...at, expense: await expenseOf(ana, groupId, id) },
    edited,
  );
  await taken(ana.database, change);
  const gone = deleteExpense(ana.database, { ...at, expense: await expenseOf(ana, groupId, id) });
  await taken(ana.database, gone);
  await rightSums(ana, groupId);
  const back = restoreExpense(ana.database, { ...at, expense: await expenseOf(ana, groupId, id) });
  await taken(ana.database, back);
  check((await expenseOf(ana, groupId, id)).data.title === 'Ferry', 'The edit is lost.');
  await rightSums(ana, groupId);
}

async function conflict(world: World): Promise<void> {
  const { ana, ben, groupId } = world;
  const id = await addOne(world, ana, 'Museum');
  const expense = await expenseOf(ben, groupId, id);
  const by = (device: Device, title: string) =>
    editExpense(
      device.database,
      { groupId, uid: device.uid(), expense },
      { ...toDraft(expense.data), title },
    );
  await taken(ana.database, by(ana, 'Zoo'));
  await refused(ben, by(ben, 'Park'));
  check((await expenseOf(ben, groupId, id)).data.title === 'Zoo', 'The second edit won.');
  await rightSums(ben, groupId);
}

async function offline(world: World): Promise<void> {
  const { ana, ben, groupId } = world;
  await disableNetwork(ben.firestore);
  const expenseId = generateId();
  const { data } = await groupOf(ana, groupId);
  const people = Object.keys(data.people);
  const expense = sampleExpense(expenseId, { title: 'Tent', amount: AMOUNT, people });
  const write = addExpense(ben.database, { groupId, uid: ben.uid(), expenseId, expense });
  try {
    const shown = ben.database.liveDocument(expenses, { groupId, id: expenseId });
    const pending = await until(shown, (one) => one !== undefined);
    check(pending?.pending === true, 'What was not sent is shown as sent.');
  } finally {
    await enableNetwork(ben.firestore);
  }
  await taken(ben.database, write);
  const live = ana.database.liveDocument(expenses, { groupId, id: expenseId });
  await until(live, (one) => one?.data.title === 'Tent');
  await rightSums(ana, groupId);
}

/** Adds an expense that the first of the group paid for all. */
async function addOne({ groupId }: World, device: Device, title: string): Promise<string> {
  const people = Object.keys((await groupOf(device, groupId)).data.people);
  const expenseId = generateId();
  const expense = sampleExpense(expenseId, { title, amount: AMOUNT, people });
  const { database } = device;
  await taken(database, addExpense(database, { groupId, uid: device.uid(), expenseId, expense }));
  return expenseId;
}

/** @throws {Error} when a write that has to be refused is not */
async function refused({ database }: Device, write: ReturnType<typeof addExpense>): Promise<void> {
  const done = await write.settled;
  check(!done.ok, 'The rules let through what they have to refuse.');
  await database.discardWrite(write.id);
}

/** @throws {Error} if the stored sums differ from the history */
export async function rightSums({ database }: Device, groupId: string): Promise<void> {
  const recount = must(await recountGroup(database, groupId));
  check(recount.isRight, 'The sums are not what the expenses add up to.');
}
