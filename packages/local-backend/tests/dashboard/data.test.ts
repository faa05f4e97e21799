import type {
  DataQuery,
  DocumentContent,
  DocumentPage,
  FieldChange,
  NewDocument,
  Value,
} from '@quits/dashboard/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

let backend: LocalBackend;

beforeAll(async () => {
  backend = await startLocalBackend();
});

afterAll(() => backend.stop());

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(`${backend.addresses.app}/__/api/data/${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

const post = (action: string, body: object) =>
  fetch(`${backend.addresses.app}/__/api/data/${action}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
const documentAt = (path: string) =>
  get<DocumentContent>(`document?path=${encodeURIComponent(path)}`);
function documentsIn(path: string, pageToken?: string): Promise<DocumentPage> {
  const page = pageToken === undefined ? '' : `&pageToken=${encodeURIComponent(pageToken)}`;
  return get(`documents?path=${encodeURIComponent(path)}${page}`);
}

async function create(
  collection: string,
  id: string,
  fields: Readonly<Record<string, Value>> = {},
): Promise<Response> {
  const body: NewDocument = { collection, id, fields };
  return post('create', body);
}

async function found(query: DataQuery): Promise<readonly string[]> {
  const answer = await post('query', query);
  expect(answer.status).toBe(200);
  const { documents, total } = (await answer.json()) as DocumentPage;
  expect(total).toBe(documents.length);
  return documents.map(({ id }) => id);
}

describe('the data of the dashboard', () => {
  it('is a tree of collections and documents, also of those that only hold collections', async () => {
    await create('groups/g1/expenses', 'e1', { title: { stringValue: '<b>Dinner</b>' } });
    expect(await documentAt('')).toEqual({ fields: null, collections: ['groups'] });
    expect(await documentsIn('groups')).toEqual({
      documents: [{ id: 'g1', summary: null }],
      total: 0,
    });
    expect(await documentAt('groups/g1')).toEqual({ fields: null, collections: ['expenses'] });
    expect(await documentsIn('groups/g1/expenses')).toEqual({
      documents: [{ id: 'e1', summary: '{"title":"<b>Dinner</b>"}' }],
      total: 1,
    });
    expect(await documentAt('groups/g1/expenses/e1')).toMatchObject({
      fields: { title: { stringValue: '<b>Dinner</b>' } },
      collections: [],
    });
  });

  it('comes in pages, with the whole number on the first', async () => {
    const ids = Array.from({ length: 501 }, (_, n) => `d${String(n).padStart(3, '0')}`);
    await Promise.all(ids.map((id) => create('pages', id)));
    const first = await documentsIn('pages');
    expect(first).toMatchObject({ total: 501 });
    expect(first.documents).toHaveLength(500);
    const second = await documentsIn('pages', first.next);
    expect(second).toEqual({ documents: [{ id: 'd500', summary: '{}' }] });
  });

  it('is found by the beginning of ids and by fields', async () => {
    await create('people', 'ann', { age: { integerValue: '30' } });
    await create('people', 'anton', { age: { integerValue: '40' } });
    await create('people', 'ben', { age: { integerValue: '50' } });
    const collection = 'people';
    expect(await found({ collection, prefix: 'an' })).toEqual(['ann', 'anton']);
    const over = { field: 'age', operator: 'GREATER_THAN', value: { integerValue: '35' } } as const;
    expect(await found({ collection, ...over })).toEqual(['anton', 'ben']);
    expect(await found({ collection, prefix: 'an', ...over })).toEqual(['anton']);
    const wrong = await post('query', { collection, field: 'a..b', operator: 'EQUAL', value: {} });
    expect(wrong.status).toBe(400);
  });

  it('is edited field by field, whatever the names are', async () => {
    const document = 'odd/names';
    const text = (stringValue: string) => ({ stringValue });
    await create('odd', 'names', { kept: text('k'), 'a.b': text('dots'), gone: text('g') });
    const changes: readonly FieldChange[] = [
      { document, field: ['a.b'], value: text('changed') },
      { document, field: ['map', 'in`ner\\', '__proto__'], value: { integerValue: '1' } },
      { document, field: ['gone'], value: null },
    ];
    for (const change of changes) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect((await post('field', change)).status).toBe(200);
    }
    const { fields } = await documentAt(document);
    expect(JSON.parse(JSON.stringify(fields))).toEqual(
      JSON.parse(
        String.raw`{"kept":{"stringValue":"k"},"a.b":{"stringValue":"changed"},"map":{"mapValue":{"fields":{"in${'`'}ner\\":{"mapValue":{"fields":{"__proto__":{"integerValue":"1"}}}}}}}}`,
      ),
    );
  });

  it('is not created over a document, nor edited where there is none', async () => {
    expect((await create('once', 'x')).status).toBe(200);
    expect((await create('once', 'x')).status).toBe(409);
    const change: FieldChange = { document: 'once/y', field: ['a'], value: { nullValue: null } };
    expect((await post('field', change)).status).toBe(404);
    expect((await post('field', { ...change, field: [] })).status).toBe(400);
    expect((await create('once/x', 'y')).status).toBe(400);
  });

  it('gets a random id if none is given, and is deleted', async () => {
    const { id } = (await (await create('random', '')).json()) as { id: string };
    expect(id).toMatch(/^\w{20}$/);
    expect((await post('delete', { document: `random/${id}` })).status).toBe(200);
    expect(await documentsIn('random')).toEqual({ documents: [], total: 0 });
  });
});
