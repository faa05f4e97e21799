import { until } from '@quits/tooling-rough-network';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { defineCollection } from '../src/collection/define-collection.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import {
  type GeoPoint,
  geoPoint,
  reference,
  type Vector,
  vector,
} from '../src/value/typed-value.ts';
import { backend } from './support/backend.ts';
import { makeProject, rowsOf, settled } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

const places = defineCollection({
  path: 'projects/{projectId}/tasks',
  schema: v.object({
    title: v.string(),
    where: v.custom<GeoPoint>((value) => v.is(v.object({ '@': v.literal('geoPoint') }), value)),
    of: v.object({ '@': v.literal('reference'), path: v.string() }),
    near: v.custom<Vector>((value) => v.is(v.object({ '@': v.literal('vector') }), value)),
    bytes: v.instance(Uint8Array),
    list: v.array(v.object({ '@': v.literal('reference'), path: v.string() })),
  }),
});

let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend, { journal: memoryJournal() });
});
afterAll(() => session.close());

describe('values that the database has types of its own for', () => {
  it('are written, compared, changed and read as plain objects, and stored as what they are', async () => {
    const projectId = await makeProject(session);
    const group = reference(`projects/${projectId}`);
    const place = {
      title: 'Here',
      where: geoPoint(48.2, 16.4),
      of: group,
      near: vector([1, 2, 3]),
      bytes: new Uint8Array([0, 255]),
      list: [group],
    };
    const { database } = session;
    const made = database.write('make', (batch) => {
      batch.create(places, { projectId }, 'a', place);
      batch.create(places, { projectId }, 'b', { ...place, of: reference('projects/other') });
    });
    expect(await made.settled).toMatchObject({ ok: true });
    const live = database.liveQuery(places, { projectId }, (query) =>
      query.where('of', '==', group),
    );
    const [found] = rowsOf(await until(live, settled(1)));
    expect(found?.data).toEqual(place);
    const moved = database.write('move', (batch) =>
      batch.update(places, { projectId }, 'a', { where: geoPoint(1, 2) }),
    );
    expect(await moved.settled).toMatchObject({ ok: true });
    const {
      doc,
      DocumentReference,
      GeoPoint: Stored,
      getDoc,
      VectorValue,
      Bytes,
    } = await import('firebase/firestore');
    const db = await session.provider.firestore();
    const stored = (await getDoc(doc(db, `projects/${projectId}/tasks/a`))).data();
    expect(stored?.['where']).toEqual(new Stored(1, 2));
    expect(stored?.['of']).toBeInstanceOf(DocumentReference);
    expect(stored?.['near']).toBeInstanceOf(VectorValue);
    expect(stored?.['bytes']).toBeInstanceOf(Bytes);
  });

  it('are refused when they cannot be', () => {
    expect(() => geoPoint(91, 0)).toThrow(RangeError);
    expect(() => geoPoint(Number.NaN, 0)).toThrow(RangeError);
    expect(() => reference('projects')).toThrow(TypeError);
  });
});
