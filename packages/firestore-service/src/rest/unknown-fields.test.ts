import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFirestore } from '../testing/open-firestore.ts';
import { serveRest, type ServedRest } from '../testing/serve-rest.ts';

const DOCUMENTS = 'projects/demo/databases/(default)/documents';

let served: ServedRest;

beforeAll(async () => {
  served = await serveRest(openFirestore());
});

afterAll(() => served.close());

async function send(method: string, path: string, body: object) {
  const address = `http://127.0.0.1:${served.port}/v1/${DOCUMENTS}${path}`;
  const answer = await fetch(address, { method, body: JSON.stringify(body) });
  return { status: answer.status, body: JSON.stringify(await answer.json()) };
}

describe('a field that a message does not have', () => {
  it.each<[string, string, string, object, string]>([
    ['a document', 'PATCH', '/a/b', { fields: {}, color: 'red' }, 'Unknown name "color":'],
    ['a new document', 'POST', '/a', { feilds: {} }, 'Unknown name "feilds":'],
    [
      'a value inside a document',
      'PATCH',
      '/a/b',
      { fields: { n: { mapValue: { fields: {}, size: 1 } } } },
      `Unknown name "size" at 'fields[n].mapValue':`,
    ],
    ['a query', 'POST', ':runQuery', { structuredQuery: { form: [] } }, 'Unknown name "form"'],
    [
      'a write of a commit',
      'POST',
      ':commit',
      { writes: [{ delete: `${DOCUMENTS}/a/b`, force: true }] },
      `Unknown name "force" at 'writes[0]':`,
    ],
  ])('is refused in %s', async (_, method, path, body, message) => {
    const answer = await send(method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(JSON.stringify(message).slice(1, -1));
  });

  it('may be the name of a field of the document', async () => {
    const fields = { color: { stringValue: 'red' }, constructor: { nullValue: null } };
    expect((await send('PATCH', '/a/b', { fields })).status).toBe(200);
    const query = { from: [{ collectionId: 'a' }], limit: 1 };
    expect((await send('POST', ':runQuery', { structuredQuery: query })).status).toBe(200);
  });
});
