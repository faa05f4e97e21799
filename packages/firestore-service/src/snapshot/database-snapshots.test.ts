import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';
import { ClientView } from '../testing/client-view.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';
import { int, remove, rpcClient, set } from '../testing/rpc-client.ts';

const ALL = { from: [{ allDescendants: true }] };
const OF_K = {
  parent: `${DATABASE}/documents`,
  structuredQuery: { from: [{ collectionId: 'k' }] },
};

test('restores changed, created and deleted documents as often as needed', async () => {
  const { service, snapshot, restore } = openFirestore();
  const db = rpcClient(service);
  await db.commit(set('k/a', { n: int(1) }), set('k/b', { n: int(2) }), set('k/b/sub/c'));
  const [created] = await db.query(ALL);
  const seeded = snapshot();
  for (let round = 0; round < 3; round += 1) {
    await db.commit(set('k/a', { n: int(9) }), remove('k/b'), set('k/d'), remove('k/b/sub/c'));
    await db.commit(remove('k/a'), set('m/x'));
    expect(restore(seeded)).toBe(5);
    expect(await db.ids(ALL)).toEqual(['a', 'b', 'c']);
    expect(await db.read('k/a')).toEqual({ n: int(1) });
    const [a] = await db.query(ALL);
    expect(Object(a?.['document']).createTime).toBe(Object(created?.['document']).createTime);
    const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: int(2) } };
    expect(await db.ids({ from: [{ collectionId: 'k' }], where })).toEqual(['b']);
    expect(restore(seeded)).toBe(0);
  }
});

test('sends listeners the difference, those included that resume from before', async () => {
  const { service, snapshot, restore } = openFirestore();
  const db = rpcClient(service);
  await db.commit(set('k/a', { n: int(1) }), set('k/b'), set('k/untouched'));
  const seeded = snapshot();
  await db.commit(set('k/a', { n: int(2) }), remove('k/b'), set('k/c'));
  const view = new ClientView();
  const stream = recordStream(service, 'Listen');
  stream.send({ addTarget: { targetId: 2, query: OF_K } });
  for (const message of stream.take()) view.apply(message);
  const away = { documents: view.documents(2), resumeToken: view.resumeToken };
  restore(seeded);
  const difference = stream.take();
  expect(difference.map((message) => Object.keys(message)[0])).toEqual([
    'documentChange',
    'documentChange',
    'documentDelete',
    'targetChange',
  ]);
  for (const message of difference) view.apply(message);
  expect([...view.documents(2).keys()].sort()).toEqual(
    ['k/a', 'k/b', 'k/untouched'].map((path) => nameOf(path)),
  );
  const back = new ClientView();
  back.adopt(4, away.documents);
  const again = recordStream(service, 'Listen');
  again.send({ addTarget: { targetId: 4, query: OF_K, resumeToken: away.resumeToken } });
  const missed = again.take();
  expect(
    missed.some((message) => Object(message['targetChange']).targetChangeType === 'RESET'),
  ).toBe(false);
  for (const message of missed) back.apply(message);
  expect(back.documents(4)).toEqual(view.documents(2));
});

test('restores what clearing a database removed', async () => {
  const { service, clear, snapshot, restore } = openFirestore();
  const db = rpcClient(service);
  await db.commit(set('k/a', { n: int(1) }), set('k/a/sub/b'));
  const seeded = snapshot();
  clear(DATABASE);
  expect(await db.ids(ALL)).toEqual([]);
  restore(seeded);
  expect(await db.ids(ALL)).toEqual(['a', 'b']);
});

test('restores outer snapshots after inner ones', async () => {
  const { service, snapshot, restore, release } = openFirestore();
  const db = rpcClient(service);
  const empty = snapshot();
  await db.commit(set('k/a'));
  const seeded = snapshot();
  await db.commit(set('k/b'));
  restore(seeded);
  await db.commit(set('k/c'));
  restore(seeded);
  expect(await db.ids(ALL)).toEqual(['a']);
  release(seeded);
  restore(empty);
  expect(await db.ids(ALL)).toEqual([]);
});

test('keeps the history of a snapshot, and no other', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  try {
    const storage = new DatabaseSync(':memory:');
    const { service, snapshot, restore, release, stop } = openFirestore({ storage });
    const db = rpcClient(service);
    await db.commit(set('k/a', { n: int(1) }));
    const seeded = snapshot();
    await db.commit(set('k/a', { n: int(2) }));
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    restore(seeded);
    expect(await db.read('k/a')).toEqual({ n: int(1) });
    release(seeded);
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    const rows = storage.prepare('SELECT count(*) AS n FROM firestore_history').get();
    expect(rows).toEqual({ n: 0 });
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test('follows a clock that is moved, while versions only grow', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const indexes = parseIndexConfig({
    fieldOverrides: [{ collectionGroup: 'k', fieldPath: 'until', ttl: true, indexes: [] }],
  });
  const times: string[] = [];
  const { service, clockMoved } = openFirestore(
    {
      indexes,
      clock: () => now,
      rules: () => ({
        decide: ({ time }) => {
          times.push(time);
          return { allowed: true, cost: 0, explanation: '' };
        },
        decideQuery: () => ({ allowed: true, cost: 0, explanation: '' }),
      }),
    },
    { kind: 'nobody' },
  );
  const db = rpcClient(service);
  const move = (milliseconds: number) => {
    now += milliseconds;
    clockMoved(milliseconds);
  };
  const stamp = async () => {
    const updateTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }];
    const { commitTime } = await db.commit(set('m/x', {}, { updateTransforms }));
    return {
      commitTime: String(commitTime),
      at: Object((await db.read('m/x'))?.['at']).timestampValue,
    };
  };
  await db.commit(set('k/a', { until: { timestampValue: '2026-01-02T00:00:00Z' } }));
  const before = await stamp();
  move(2 * 86_400_000);
  expect(await db.read('k/a')).toBeUndefined();
  const later = await stamp();
  expect(later.at).toMatch(/^2026-01-03T00:00:00/);
  move(-2 * 86_400_000);
  const back = await stamp();
  expect(back.at).toMatch(/^2026-01-01T00:00:00/);
  expect(times.at(-1)).toMatch(/^2026-01-01T00:00:00/);
  expect([later.commitTime, before.commitTime, back.commitTime].sort()).toEqual([
    before.commitTime,
    later.commitTime,
    back.commitTime,
  ]);
});
