import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';

const set = (path: string, text: string) => ({
  update: { name: nameOf(path), fields: { text: { stringValue: text } } },
});

test.each([
  ['full', 'RESOURCE_EXHAUSTED', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 100000'],
  ['read-only', 'UNAVAILABLE', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
])('refuses commits while the disk is %s, and still reads', async (_, status, fault, mend) => {
  const storage = new DatabaseSync(':memory:');
  const lines: string[] = [];
  const { service } = openFirestore({ storage, log: (line) => lines.push(line) });
  const commit = (path: string) =>
    service.unary('Commit', { database: DATABASE, writes: [set(path, 'x'.repeat(500_000))] }, {});
  await commit('a/1');
  storage.exec(fault);
  await expect(commit('b/2')).rejects.toMatchObject({ status });
  const stream = recordStream(service, 'Write');
  stream.send({});
  stream.send({ streamToken: 'AA==', writes: [set('b/2', 'y'.repeat(500_000))] });
  expect(stream.ended).toMatchObject([{ status }]);
  await expect(service.unary('GetDocument', { name: nameOf('a/1') }, {})).resolves.toMatchObject({
    name: nameOf('a/1'),
  });
  await expect(service.unary('GetDocument', { name: nameOf('b/2') }, {})).rejects.toMatchObject({
    status: 'NOT_FOUND',
  });
  expect(lines.join()).toMatch(/could not be stored/);
  storage.exec(mend);
  await commit('b/2');
  await expect(service.unary('GetDocument', { name: nameOf('b/2') }, {})).resolves.toBeDefined();
});

test('takes back every commit of a turn that could not be stored', async () => {
  const storage = new DatabaseSync(':memory:');
  const { service } = openFirestore({ storage });
  const commit = (path: string, text: string) =>
    service.unary('Commit', { database: DATABASE, writes: [set(path, text)] }, {});
  const textOf = async (path: string) => {
    const found = await service.unary('GetDocument', { name: nameOf(path) }, {});
    return found['fields'];
  };
  await commit('a/1', 'before');
  storage.exec('PRAGMA query_only = ON');
  const outcomes = await Promise.allSettled([commit('a/1', 'lost'), commit('a/2', 'lost')]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { status: 'UNAVAILABLE' } },
    { status: 'rejected', reason: { status: 'UNAVAILABLE' } },
  ]);
  expect(await textOf('a/1')).toEqual({ text: { stringValue: 'before' } });
  await expect(textOf('a/2')).rejects.toMatchObject({ status: 'NOT_FOUND' });
  storage.exec('PRAGMA query_only = OFF');
  await commit('a/2', 'after');
  expect(await textOf('a/2')).toEqual({ text: { stringValue: 'after' } });
});
