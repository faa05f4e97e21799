import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { isMessage } from '../rpc/read-message.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';

const users = (where?: Message, extra: Message = {}) => ({
  parent: `${DATABASE}/documents`,
  structuredQuery: { from: [{ collectionId: 'users' }], ...(where ? { where } : {}), ...extra },
});
const set = (path: string, n: number) => ({
  update: { name: nameOf(path), fields: { n: { integerValue: String(n) } } },
});
const below = (n: number) => ({
  fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: String(n) } },
});
async function start(clock: () => number = Date.now) {
  const firestore = openFirestore({ clock });
  const commit = (...writes: Message[]) =>
    firestore.service.unary('Commit', { database: DATABASE, writes }, {});
  return { firestore, commit, stream: recordStream(firestore.service, 'Listen') };
}

test('sends the matching documents, then that they are current, then a snapshot', async () => {
  const { commit, stream } = await start();
  await commit(set('users/a', 1), set('users/b', 2));
  stream.send({ addTarget: { targetId: 2, query: users() } });
  expect(stream.take()).toMatchObject([
    { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
    { documentChange: { document: { name: nameOf('users/a') }, targetIds: [2] } },
    { documentChange: { document: { name: nameOf('users/b') }, targetIds: [2] } },
    { targetChange: { targetChangeType: 'CURRENT', targetIds: [2] } },
    { targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [] } },
  ]);
});

test('sends one snapshot per commit with all that it changes', async () => {
  const { commit, stream } = await start();
  await commit(set('users/a', 1), set('users/b', 2));
  stream.send({ addTarget: { targetId: 2, query: users(below(10)) } });
  stream.take();
  await commit(set('users/a', 11), { delete: nameOf('users/b') }, set('users/c', 3));
  expect(stream.take()).toMatchObject([
    { documentChange: { document: { name: nameOf('users/c') }, targetIds: [2] } },
    { documentRemove: { document: nameOf('users/a'), removedTargetIds: [2] } },
    { documentDelete: { document: nameOf('users/b'), removedTargetIds: [2] } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
});

test('fills a limit up when a document leaves it', async () => {
  const { commit, stream } = await start();
  await commit(set('users/a', 1), set('users/b', 2), set('users/c', 3));
  stream.send({ addTarget: { targetId: 2, query: users(undefined, { limit: 2 }) } });
  stream.take();
  await commit({ delete: nameOf('users/a') });
  expect(stream.take()).toMatchObject([
    { documentChange: { document: { name: nameOf('users/c') }, targetIds: [2] } },
    { documentDelete: { document: nameOf('users/a'), removedTargetIds: [2] } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
});

test('sends the same messages to all streams if a new document moves another out of a full result', async () => {
  const { firestore, commit, stream } = await start();
  const others = [recordStream(firestore.service, 'Listen'), stream];
  await commit(set('users/b', 1), set('users/c', 2));
  for (const one of others) {
    one.send({ addTarget: { targetId: 2, query: users(undefined, { limit: 2 }) } });
    one.take();
  }
  await commit(set('users/a', 3));
  const [sent = [], alike = []] = others.map((one) => one.take());
  expect(sent).toMatchObject([
    { documentChange: { document: { name: nameOf('users/a') }, targetIds: [2] } },
    { documentRemove: { document: nameOf('users/c'), removedTargetIds: [2] } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
  // A transport then encodes them once.
  for (const [n, message] of sent.entries()) expect(alike[n]).toBe(message);
});

test('resumes with only what changed since the token', async () => {
  const { firestore, commit, stream } = await start();
  await commit(set('users/a', 1), set('users/b', 2), set('users/c', 3));
  stream.send({ addTarget: { targetId: 2, query: users() } });
  const token: unknown = stream.take().at(-1)?.['targetChange'];
  stream.close();
  await commit({ delete: nameOf('users/a') }, set('users/b', 5));
  const again = recordStream(firestore.service, 'Listen');
  const resumeToken = isMessage(token) ? token['resumeToken'] : undefined;
  again.send({ addTarget: { targetId: 4, query: users(), resumeToken, expectedCount: 3 } });
  expect(again.take()).toMatchObject([
    { targetChange: { targetChangeType: 'ADD' } },
    { documentChange: { document: { name: nameOf('users/b') } } },
    { documentDelete: { document: nameOf('users/a'), removedTargetIds: [4] } },
    { targetChange: { targetChangeType: 'CURRENT' } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
});

test('sends an existence filter to a client that counts otherwise', async () => {
  const { firestore, commit, stream } = await start();
  await commit(set('users/a', 1), set('users/b', 2), set('users/c', 3));
  stream.send({ addTarget: { targetId: 2, query: users() } });
  const token: unknown = stream.take().at(-1)?.['targetChange'];
  const resumeToken = isMessage(token) ? token['resumeToken'] : undefined;
  await commit({ delete: nameOf('users/a') });
  const again = recordStream(firestore.service, 'Listen');
  again.send({ addTarget: { targetId: 4, query: users(), resumeToken, expectedCount: 4 } });
  expect(again.take()).toMatchObject([
    { targetChange: { targetChangeType: 'ADD' } },
    { documentDelete: { document: nameOf('users/a'), removedTargetIds: [4] } },
    { filter: { targetId: 4, count: 2, unchangedNames: { hashCount: 16 } } },
    { targetChange: { targetChangeType: 'CURRENT' } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
});

test('tells by an existence filter what left a query that nobody listened to for long', async () => {
  let now = Date.now();
  const { firestore, commit, stream } = await start(() => now);
  await commit(...['a', 'b', 'c', 'd'].map((id) => set(`users/${id}`, 1)));
  stream.send({ addTarget: { targetId: 2, query: users(below(10)) } });
  const token: unknown = stream.take().at(-1)?.['targetChange'];
  const resumeToken = isMessage(token) ? token['resumeToken'] : undefined;
  stream.close();
  await commit({ delete: nameOf('users/a') }, set('users/b', 11), set('users/c', 2));
  now += 11_000;
  const resume = (targetId: number, more: Message) => {
    const again = recordStream(firestore.service, 'Listen');
    again.send({ addTarget: { targetId, query: users(below(10)), resumeToken, ...more } });
    return again.take();
  };
  expect(resume(4, { expectedCount: 4 })).toMatchObject([
    { targetChange: { targetChangeType: 'ADD' } },
    { documentChange: { document: { name: nameOf('users/c') } } },
    { filter: { targetId: 4, count: 2, unchangedNames: { hashCount: 16 } } },
    { targetChange: { targetChangeType: 'CURRENT' } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
  // A client that doesn't state its document count couldn't use a filter.
  expect(resume(6, {}).filter((message) => 'filter' in message)).toEqual([]);
});

test('starts over when the token is of another storage', async () => {
  const { commit, stream } = await start();
  await commit(set('users/a', 1));
  const resumeToken = Buffer.from('something else').toString('base64');
  stream.send({ addTarget: { targetId: 2, query: users(), resumeToken } });
  expect(stream.take()).toMatchObject([
    { targetChange: { targetChangeType: 'ADD' } },
    { targetChange: { targetChangeType: 'RESET', targetIds: [2] } },
    { documentChange: { document: { name: nameOf('users/a') } } },
    { targetChange: { targetChangeType: 'CURRENT' } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
});

test('answers a bad target with its removal and keeps the stream', async () => {
  const { stream } = await start();
  stream.send({ addTarget: { targetId: 2, documents: { documents: [nameOf('users/__bad__')] } } });
  stream.send({ addTarget: { targetId: 3, documents: { documents: [nameOf('users/a')] } } });
  const messages = stream.take();
  expect(messages[0]).toMatchObject({
    targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 3 } },
  });
  expect(messages).toHaveLength(4);
  expect(stream.ended).toEqual([]);
});
