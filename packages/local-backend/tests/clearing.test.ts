import { request } from 'node:http';
import { expect, it } from 'vitest';
import { startLocalBackend, type LocalBackendOptions } from '../src/index.ts';

const DOCUMENTS = 'v1/projects/demo-quits/databases/(default)/documents';
const NOTE = 'projects/demo-quits/databases/(default)/documents/notes/n1';

/** Returns the status of a request to clear the database, and whether its document is still there. */
async function clear(path: string, options: LocalBackendOptions) {
  const backend = await startLocalBackend({
    ...options,
    rules: `service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write; } } }`,
  });
  const { port } = backend.addresses.firestore;
  const update = { name: NOTE, fields: {} };
  await backend.firestore.unary(
    'Commit',
    { database: 'projects/demo-quits/databases/(default)', writes: [{ update }] },
    {},
  );
  const status = await new Promise<number>((resolve) => {
    // `fetch` would normalize the path.
    request({ hostname: '127.0.0.1', port, method: 'DELETE', path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).end();
  });
  const read = await fetch(`http://127.0.0.1:${port}/v1/${NOTE}`);
  await backend.stop();
  return { status, isKept: read.status === 200 };
}

it.each([
  `/emulator/${DOCUMENTS}`,
  `/%65mulator/${DOCUMENTS}`,
  `/emulator%2F${DOCUMENTS}`,
  `/%2565mulator/${DOCUMENTS}`,
])('clears nothing by %s without emulator tokens', async (path) => {
  const { status, isKept } = await clear(path, {});
  expect(status).toBeGreaterThanOrEqual(400);
  expect(isKept).toBe(true);
});

it('clears the database for test tools, however they encode its name', async () => {
  for (const path of [DOCUMENTS, DOCUMENTS.replace('(default)', '%28default%29')]) {
    const options = { emulatorTokens: true };
    expect(await clear(`/emulator/${path}`, options)).toEqual({ status: 200, isKept: false });
  }
});
