import { type LocalTestBackend, startTestBackend } from '@quits/local-backend/testing';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { JsonDocument } from '../src/sdk/json-documents.ts';
import { COLUMNS_TYPE } from '../src/sdk/column-documents.ts';
import { type DirectQuery, restPages } from '../src/sdk/rest-pages.ts';

let backend: LocalTestBackend;
let root: string;
const getToken = () => Promise.resolve('owner');

beforeAll(async () => {
  backend = await startTestBackend();
  root = `projects/${backend.project}/databases/(default)/documents`;
});
afterAll(() => backend.stop());
afterEach(() => vi.unstubAllGlobals());

const baseUrl = () => `http://127.0.0.1:${backend.backend.addresses.firestore.port}/v1/${root}`;

/** Keys and texts that resemble the marks of the format. */
const text = fc.oneof(fc.string(), fc.constantFrom('$', '$t', '$r', '$k', '$m', '$v', 'a', '1'));
const key = text.filter((name) => name !== '' && !/^__.*__$/u.test(name));
/** Few values, so that many of a document are equal. */
const scalar = fc.oneof(
  text.map((stringValue) => ({ stringValue })),
  fc
    .oneof(fc.constantFrom(0, 7, 1234, -99_999), fc.maxSafeInteger())
    .map((value) => ({ integerValue: String(value) })),
  fc.constantFrom(
    { integerValue: '9223372036854775807' },
    { doubleValue: 3 },
    { doubleValue: 'NaN' },
    { nullValue: null },
    { booleanValue: false },
    { timestampValue: '2026-11-20T12:00:00.123456Z' },
    { timestampValue: '2026-11-20T12:00:00Z' },
    { bytesValue: 'AP8=' },
    { geoPointValue: { latitude: 1, longitude: -2 } },
  ),
);
const { value } = fc.letrec<{ value: object; list: object; map: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    tie('map'),
    tie('list'),
    fc.array(text, { maxLength: 3 }).map(keysAndMap),
  ),
  // An array can't contain another one directly.
  list: fc
    .array(fc.oneof(scalar, tie('map')), { maxLength: 3 })
    .map((values) => ({ arrayValue: values.length === 0 ? {} : { values } })),
  map: fc
    .dictionary(key, tie('value'), { maxKeys: 3 })
    .map((fields) => ({ mapValue: Object.keys(fields).length === 0 ? {} : { fields } })),
}));

function keysAndMap(names: readonly string[]): object {
  const list = { arrayValue: { values: names.map((stringValue) => ({ stringValue })) } };
  const fields = Object.fromEntries(
    names.filter((name) => name !== '').map((name) => [name, { integerValue: '1234' }]),
  );
  return { mapValue: { fields: { both: { mapValue: { fields } }, keys: list } } };
}

/** Writes documents to a new collection. */
async function write(collection: string, documents: readonly object[]): Promise<void> {
  const writes = documents.map((fields, index) => ({
    update: {
      name: `${root}/${collection}/${index}`,
      fields: { ...fields, order: { integerValue: String(index) } },
    },
  }));
  const response = await fetch(`${baseUrl()}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  expect(await response.text().then((body) => (response.ok ? '' : body))).toBe('');
}

function queryOf(path: string): DirectQuery {
  return { path, by: 'order', direction: 'asc', sizes: [2], limit: undefined };
}

async function read(collection: string, format: 'columns' | 'json') {
  const types: (string | null)[] = [];
  const provider = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (format === 'json') headers.delete('accept');
    const response = await provider(url, { ...init, headers });
    types.push(response.headers.get('content-type'));
    return response;
  });
  const found: { path: string; fields: object; json: JsonDocument }[] = [];
  const pages = restPages({ baseUrl: baseUrl(), getToken }, queryOf(collection));
  for await (const { documents } of pages) {
    for (const { path, read: decode, toJson } of documents) {
      found.push({ path, fields: decode(), json: toJson() });
    }
  }
  vi.unstubAllGlobals();
  expect(types[0]).toContain(format === 'columns' ? COLUMNS_TYPE : 'application/json');
  return found;
}

it('reads the same documents as columns and as JSON', async () => {
  const documents = fc.array(fc.dictionary(key, value, { maxKeys: 5 }), {
    minLength: 1,
    maxLength: 12,
  });
  let collections = 0;
  await fc.assert(
    fc.asyncProperty(documents, async (all) => {
      const collection = `c${(collections += 1)}`;
      await write(collection, all);
      const columns = await read(collection, 'columns');
      expect(columns).toHaveLength(all.length);
      expect(columns).toEqual(await read(collection, 'json'));
    }),
    { numRuns: 60 },
  );
});

it('reads many blocks of documents with different fields, and an empty collection', async () => {
  const many = Array.from({ length: 1_234 }, (_, index) => ({
    [`f${index % 3}`]: { stringValue: `Title ${index}` },
  }));
  await write('many', many);
  const columns = await read('many', 'columns');
  expect(columns).toHaveLength(many.length);
  expect(columns).toEqual(await read('many', 'json'));
  expect(await read('none', 'columns')).toEqual([]);
});

it('throws the error of a rejected request', async () => {
  const strange = restPages(
    { baseUrl: baseUrl(), getToken: () => Promise.resolve(undefined) },
    queryOf('c1'),
  );
  await expect(strange.next()).rejects.toMatchObject({ code: 'permission-denied' });
});
