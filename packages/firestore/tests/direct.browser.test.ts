import { controlOf } from '@quits/tooling-rough-network';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { defineCollection } from '../src/collection/define-collection.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { readViaRest, type RestPage } from '../src/database/read-via-rest.ts';
import { getOnce } from '../src/database/get-once.ts';
import { getViaRest } from '../src/database/get-via-rest.ts';
import { COLUMNS_TYPE } from '../src/sdk/column-documents.ts';
import { exactTimes } from '../src/sdk/exact-times.ts';
import { backend } from './support/backend.ts';
import { tasks } from './support/sample-collections.ts';
import { makeProject } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

const control = controlOf(backend);
const direct = (session: () => TestSession) => ({
  baseUrl: `http://127.0.0.1:${backend.firestorePort}/v1/projects/${backend.project}/databases/(default)/documents`,
  getToken: async () => (await session().provider.auth()).currentUser?.getIdToken(),
});
let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend, {
    journal: memoryJournal(),
    rest: direct(() => session),
  });
});
afterEach(() => control.plugIn());
afterAll(() => session.close());

async function all<Data>(
  pages: AsyncIterable<{ readonly ok: true; readonly value: RestPage<Data> } | { ok: false }>,
): Promise<readonly RestPage<Data>[]> {
  const found: RestPage<Data>[] = [];
  for await (const page of pages) if (page.ok) found.push(page.value);
  return found;
}

/** Makes requests for results accept one format; returns the types of their responses. */
function acceptOnly(accept: string): readonly (string | null)[] {
  const types: (string | null)[] = [];
  const provider = fetch;
  vi.stubGlobal('fetch', async (url: string | Request, init?: RequestInit) => {
    if (typeof url !== 'string' || !url.endsWith(':runQuery')) return provider(url, init);
    const headers = new Headers(init?.headers);
    headers.set('accept', accept);
    const response = await provider(url, { ...init, headers });
    types.push(response.headers.get('content-type'));
    return response;
  });
  return types;
}

const ids = <Data>(pages: readonly RestPage<Data>[]) =>
  pages.map(({ data }) => data.map(({ id }) => id).join(' '));

describe('a collection that is read past the SDK', () => {
  it('comes whole, page by page, in the order that was asked for', async () => {
    const projectId = await makeProject(session, 5);
    const read = (direction: 'asc' | 'desc') =>
      all(
        readViaRest(
          session.database,
          tasks,
          { projectId },
          { by: 'rank', direction, sizes: [1, 2] },
        ),
      );
    expect(ids(await read('desc'))).toEqual(['t4', 't3 t2', 't1 t0']);
    expect(ids(await read('asc'))).toEqual(['t0', 't1 t2', 't3 t4']);
    const whole = await all(readViaRest(session.database, tasks, { projectId }, { by: 'rank' }));
    expect(ids(whole)).toEqual(['t0 t1 t2 t3 t4']);
  });

  it.each([COLUMNS_TYPE, 'application/json'])(
    'reads every kind of value as the SDK does, as %s',
    async (format) => {
      const anything = defineCollection({
        path: 'projects/{projectId}/tasks',
        schema: v.looseObject({ rank: v.number(), at: v.date() }),
      });
      const projectId = await makeProject(session);
      const sdk = await import('firebase/firestore');
      const db = await session.provider.firestore();
      await sdk.setDoc(sdk.doc(db, `projects/${projectId}/tasks/a`), {
        title: 'Ünï – ☕',
        rank: 1,
        at: sdk.serverTimestamp(),
        coarse: sdk.Timestamp.fromMillis(1_500),
        early: new sdk.Timestamp(-3, 250_001_000),
        numbers: [0, -0, 1.5, 2 ** 53 - 1, Number.NaN, Infinity, -Infinity],
        nothing: null,
        yes: true,
        bytes: sdk.Bytes.fromUint8Array(new Uint8Array([0, 255, 7])),
        where: new sdk.GeoPoint(48.2, 0),
        of: sdk.doc(db, 'projects/other'),
        near: sdk.vector([1, 2.5]),
        map: { inner: { list: [{ deep: [] }], empty: {} } },
      });
      const once = await getOnce(session.database, anything, { projectId }, undefined, {
        source: 'server',
      });
      const types = acceptOnly(format);
      const [page] = await all(
        readViaRest(session.database, anything, { projectId }, { by: 'rank' }),
      );
      vi.unstubAllGlobals();
      expect(types).toEqual([expect.stringContaining(format)]);
      const bySdk = once.ok ? once.value.data[0] : undefined;
      const past = page?.data[0];
      expect(past).toEqual(bySdk);
      const exact = (one: typeof past, field: 'at' | 'early') => {
        const date = one?.data[field] as Date;
        const { seconds, nanoseconds } = exactTimes.get(date) ?? sdk.Timestamp.fromDate(date);
        return new sdk.Timestamp(seconds, nanoseconds);
      };
      for (const field of ['at', 'early'] as const) {
        expect(exact(past, field).isEqual(exact(bySdk, field))).toBe(true);
      }
    },
  );

  it('is kept for the time without a connection, where nothing newer is there', async () => {
    const projectId = await makeProject(session, 3);
    const other = await openSession(backend, {
      journal: memoryJournal(),
      rest: direct(() => other),
    });
    const pages = await all(readViaRest(other.database, tasks, { projectId }, { by: 'rank' }));
    const onDevice = async () => {
      const found = await getOnce(other.database, tasks, { projectId }, undefined, {
        source: 'cache',
      });
      return found.ok ? found.value.data.map(({ data }) => data.title) : [];
    };
    expect(await onDevice()).toEqual([]);
    await other.database.write('change', (batch) =>
      batch.set(tasks, { projectId }, 't1', { title: 'Newer', rank: 1 }),
    ).settled;
    for (const { cache } of pages) await cache();
    expect(await onDevice()).toEqual(['Task 0', 'Newer', 'Task 2']);
    await other.close();
  });

  it('ends with a failure as a value', async () => {
    const projectId = await makeProject(session, 3);
    const reading = readViaRest(session.database, tasks, { projectId }, { by: 'rank', sizes: [2] });
    expect((await reading.next()).value).toMatchObject({ ok: true });
    await reading.return();
    const stranger = await openSession(backend, {
      journal: memoryJournal(),
      rest: { ...direct(() => session), getToken: () => Promise.resolve(undefined) },
    });
    const refused = readViaRest(stranger.database, tasks, { projectId }, { by: 'rank' });
    expect((await refused.next()).value).toMatchObject({
      ok: false,
      error: { code: 'firestore/permission-denied' },
    });
    expect((await refused.next()).done).toBe(true);
    await stranger.close();
    await control.unplug();
    const cut = readViaRest(session.database, tasks, { projectId }, { by: 'rank' });
    expect((await cut.next()).value).toMatchObject({
      ok: false,
      error: { code: 'network/failed' },
    });
  });
});

describe('one document that is read past the SDK', () => {
  it('is the same as through it, and none if it is missing or invalid', async () => {
    const projectId = await makeProject(session, 1);
    const get = (id: string) => getViaRest(session.database, tasks, { projectId, id });
    const whole = await getOnce(session.database, tasks, { projectId });
    expect(await get('t0')).toEqual({ ok: true, value: whole.ok && whole.value.data[0]?.data });
    expect(await get('t9')).toEqual({ ok: true, value: undefined });
    const strict = defineCollection({ ...tasks, schema: v.object({ rank: v.string() }) });
    expect(await getViaRest(session.database, strict, { projectId, id: 't0' })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('is read without a user, as far as the rules allow', async () => {
    const projectId = await makeProject(session, 1);
    const stranger = await openSession(backend, {
      journal: memoryJournal(),
      rest: { ...direct(() => session), getToken: () => Promise.resolve(undefined) },
    });
    const { database } = stranger;
    expect(await getViaRest(database, tasks, { projectId, id: 't0' })).toMatchObject({
      ok: false,
      error: { code: 'firestore/permission-denied' },
    });
    await stranger.close();
    await control.unplug();
    expect(await getViaRest(session.database, tasks, { projectId, id: 't0' })).toMatchObject({
      ok: false,
      error: { code: 'network/failed' },
    });
  });
});
