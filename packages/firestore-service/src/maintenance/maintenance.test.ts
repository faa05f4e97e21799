import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { Message } from '@quits/service-base';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';

const indexes = parseIndexConfig({
  indexes: [],
  fieldOverrides: [{ collectionGroup: 'sessions', fieldPath: 'expiresAt', ttl: true, indexes: [] }],
});

function session(id: string, expiresAt: string): Message {
  return {
    update: {
      name: nameOf(`users/u/sessions/${id}`),
      fields: { expiresAt: { timestampValue: expiresAt } },
    },
  };
}

test('deletes documents whose time to live is over, and tells their listeners', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  try {
    const { service, stop } = openFirestore({ indexes });
    const writes = [
      session('old', '2026-01-01T00:00:10Z'),
      session('young', '2026-01-01T09:00:00Z'),
    ];
    await service.unary('Commit', { database: DATABASE, writes }, {});
    const stream = recordStream(service, 'Listen');
    const structuredQuery = { from: [{ collectionId: 'sessions' }] };
    stream.send({
      addTarget: { targetId: 2, query: { parent: nameOf('users/u'), structuredQuery } },
    });
    stream.take();
    await vi.advanceTimersByTimeAsync(61_000);
    const name = nameOf('users/u/sessions/old');
    expect(stream.take()).toContainEqual({
      documentDelete: { document: name, readTime: expect.any(String), removedTargetIds: [2] },
    });
    await expect(service.unary('GetDocument', { name }, {})).rejects.toMatchObject({
      status: 'NOT_FOUND',
    });
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test('forgets revisions after an hour, and starts listeners over that resume from before', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  try {
    const storage = new DatabaseSync(':memory:');
    const { service, stop } = openFirestore({ storage });
    const readTime = '2026-01-01T00:00:00Z';
    await vi.advanceTimersByTimeAsync(1000);
    const writes = [session('a', '2030-01-01T00:00:00Z')];
    await service.unary('Commit', { database: DATABASE, writes }, {});
    await vi.advanceTimersByTimeAsync(3_700_000);
    const rows = storage.prepare('SELECT count(*) AS n FROM firestore_history').get();
    expect(rows).toEqual({ n: 0 });
    const stream = recordStream(service, 'Listen');
    const structuredQuery = { from: [{ collectionId: 'sessions', allDescendants: true }] };
    const query = { parent: `${DATABASE}/documents`, structuredQuery };
    stream.send({ addTarget: { targetId: 2, query, readTime } });
    expect(stream.take()[1]).toMatchObject({ targetChange: { targetChangeType: 'RESET' } });
    const past = { name: nameOf('users/u/sessions/a'), readTime };
    await expect(service.unary('GetDocument', past, {})).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test('keeps the tokens of idle listeners young', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  try {
    const { service, stop } = openFirestore();
    const stream = recordStream(service, 'Listen');
    stream.send({ addTarget: { targetId: 1, documents: { documents: [nameOf('a/b')] } } });
    stream.take();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(stream.take()).toMatchObject([
      { targetChange: { targetIds: [], readTime: '2026-01-01T00:00:30Z' } },
    ]);
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test('forgets sooner when much is written', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  try {
    const storage = new DatabaseSync(':memory:');
    const { service, stop } = openFirestore({ storage });
    const big = (n: number) => ({
      update: {
        name: nameOf('k/big'),
        fields: { n: { integerValue: String(n) }, x: { stringValue: 'x'.repeat(900_000) } },
      },
    });
    for (let n = 0; n < 45; n += 1) {
      await service.unary('Commit', { database: DATABASE, writes: [big(n)] }, {});
    }
    await vi.advanceTimersByTimeAsync(151_000);
    const rows = storage.prepare('SELECT count(*) AS n FROM firestore_history').get();
    expect(rows).toEqual({ n: 0 });
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test('confirms to every listener that it is current, a few at a time', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  try {
    const { service, stop } = openFirestore({});
    const streams = Array.from({ length: 120 }, () => {
      const stream = recordStream(service, 'Listen');
      const structuredQuery = { from: [{ collectionId: 'k' }] };
      stream.send({
        addTarget: { targetId: 2, query: { parent: `${DATABASE}/documents`, structuredQuery } },
      });
      stream.take();
      return stream;
    });
    const confirmed = () => streams.filter((stream) => stream.take().length > 0).length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(confirmed()).toBe(50);
    await vi.advanceTimersByTimeAsync(1000);
    expect(confirmed()).toBe(70);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
