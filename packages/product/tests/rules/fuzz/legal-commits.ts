import { waitForPendingWrites } from '@quits/firestore';
import { createExample } from '../../../src/example/create-example.ts';
import { createGroup } from '../../../src/group/create-group.ts';
import { settlementsOf, writeSettlements } from '../../../src/between/settle-all.ts';
import { accepted, type NamedAction } from './action.ts';
import { OF_ACCOUNTS } from './actions-of-accounts.ts';
import { ACTIONS } from './actions.ts';
import type { Commit } from './commit.ts';
import { seededGroup } from './seeded-group.ts';
import type { CommitRecorder } from './commit-recorder.ts';

const EXAMPLE_TITLES = {
  flat: 'F',
  train: 'T',
  groceries: 'G',
  dinner: 'D',
  tram: 'T',
  museum: 'M',
  pastries: 'P',
  boat: 'B',
};

/** Number of groups in parallel; the backend remembers the last 1,000 requests. */
const AT_ONCE = 6;

/** Runs every action of the app once, each in a separate group, and returns the commits. */
export async function legalCommits(recorder: CommitRecorder): Promise<readonly Commit[]> {
  const played = [...ACTIONS, ...OF_ACCOUNTS].map(
    (action, at) => () => playedIn(recorder, `g${at}`, action),
  );
  const all = [
    ...played,
    () => settling(recorder),
    () => newGroup(recorder),
    () => example(recorder),
  ];
  const commits: Commit[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = await Promise.all(all.slice(at, at + AT_ONCE).map((play) => play()));
    commits.push(...some.flat());
  }
  return commits;
}

async function playedIn(
  recorder: CommitRecorder,
  groupId: string,
  [uid, label, act]: NamedAction,
): Promise<readonly Commit[]> {
  await recorder.seed(seededGroup(groupId, uid));
  const since = recorder.lastTime();
  const before = await recorder.documentsOf(groupId);
  await act({ database: recorder.signIn(uid), groupId, uid, recorder });
  return recorder.findCommits(since, { label, groupId, before });
}

async function newGroup(recorder: CommitRecorder): Promise<readonly Commit[]> {
  const since = recorder.lastTime();
  const uid = 'stranger';
  const what = { name: 'Trip', emoji: '⛵', currency: 'EUR', ownName: 'Sam', others: ['Tom'] };
  const { groupId, write } = createGroup(recorder.signIn(uid), uid, what);
  await accepted(write);
  return recorder.findCommits(since, { label: 'a new group', groupId, before: new Map() });
}

async function example(recorder: CommitRecorder): Promise<readonly Commit[]> {
  const since = recorder.lastTime();
  const uid = 'stranger';
  const texts = { groupName: 'E', ownName: 'S', titles: EXAMPLE_TITLES };
  const database = recorder.signIn(uid);
  const { groupId } = createExample(database, uid, texts, Date.now());
  await waitForPendingWrites(database);
  return recorder.findCommits(since, { label: 'the example', groupId, before: new Map() });
}

/** Settling two groups in one commit, which counts as one of each group. */
async function settling(recorder: CommitRecorder): Promise<readonly Commit[]> {
  const uid = 'editor';
  const groupIds = ['settled', 'other'];
  for (const groupId of groupIds) await recorder.seed(seededGroup(groupId, uid));
  const since = recorder.lastTime();
  const stored = await Promise.all(groupIds.map((groupId) => recorder.documentsOf(groupId)));
  const before = new Map(stored.flatMap((documents) => [...documents]));
  const [from, to] = [
    { id: 'p-editor', name: 'Editor' },
    { id: 'p-ann', name: 'Ann' },
  ] as const;
  const dues = groupIds.map((groupId) => ({ groupId, currency: 'EUR', minor: -5, from, to }));
  const written = writeSettlements(recorder.signIn(uid), uid, settlementsOf(dues, new Date()));
  for (const write of written) await accepted(write);
  const what = { label: 'settling two groups', before };
  const commits = await Promise.all(
    groupIds.map((groupId) => recorder.findCommits(since, { ...what, groupId })),
  );
  return commits.flat();
}
