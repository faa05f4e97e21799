import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../src/index.ts';

let backend: LocalBackend;

beforeAll(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  const writes = Array.from({ length: 100 }, (_, n) => ({
    update: {
      name: `${documents()}/expenses/e${n}`,
      fields: { title: { stringValue: 'Groceries' } },
    },
  }));
  await fetch(`${firestore()}/v1/${documents()}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
});

afterAll(() => backend.stop());

const documents = () => `projects/${backend.project}/databases/(default)/documents`;

function firestore(): string {
  const { host, port } = backend.addresses.firestore;
  return `http://${host}:${port}`;
}

async function get(url: string, encoding: string) {
  const answer = await fetch(url, {
    headers: { Authorization: 'Bearer owner', 'Accept-Encoding': encoding },
  });
  const { headers } = answer;
  return {
    encoding: headers.get('content-encoding'),
    sent: Number(headers.get('content-length')),
    vary: headers.get('vary'),
    text: await answer.text(),
  };
}

test.each([
  ['documents over REST', () => `${firestore()}/v1/${documents()}/expenses?pageSize=100`],
  ['data of the dashboard', () => `${backend.addresses.app}/__/api/data/documents?path=expenses`],
  [
    'public keys',
    () =>
      `${backend.addresses.app}/www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com`,
  ],
])('compresses %s for those who ask', async (_name, url) => {
  const plain = await get(url(), 'identity');
  expect(plain.encoding).toBeNull();
  expect(plain.sent).toBe(Buffer.byteLength(plain.text));
  const compressed = await get(url(), 'gzip');
  expect(compressed.encoding).toBe('gzip');
  expect(compressed.vary).toContain('Accept-Encoding');
  expect(compressed.sent).toBeLessThan(plain.sent);
  expect(compressed.text.length).toBe(plain.text.length);
});

test('leaves what is small as it is', async () => {
  const { encoding } = await get(`${backend.addresses.app}/__/ready`, 'gzip');
  expect(encoding).toBeNull();
});
