import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseReceiptAnswer } from '@quits/ledger/receipt';
import { startBackend } from './start-backend.ts';

const PHOTO = '/9j/4AAQSkZJRg==';
const RECEIPT = {
  merchant: '<b>Café</b>',
  date: '2026-11-20',
  currency: 'EUR',
  items: [{ name: 'Coffee', quantity: 2, amount: '3.60' }],
  tax: null,
  tip: null,
  discount: null,
  total: '3.60',
};

type Reply = (response: ServerResponse) => void;

/** A response of chat completions with some content. */
const saying =
  (content: unknown): Reply =>
  (response) =>
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));

let reply: Reply = saying('');
const asked: { readonly request: IncomingMessage; readonly body: string }[] = [];
const model = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({ request, body: Buffer.concat(chunks).toString() });
    reply(response);
  });
});
let host = '';
let stage: Awaited<ReturnType<typeof startBackend>>;
const tokens: Record<string, string> = {};

const SETTINGS = {
  RECEIPT_MODEL_NAME: 'reader',
  RECEIPT_MODEL_KEY: 'secret key',
  RECEIPT_MODEL_SECONDS: '1',
};

beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(model.address() as AddressInfo).port}`;
  Object.assign(process.env, SETTINGS, { RECEIPT_MODEL_URL: `http://${host}/v1/` });
  stage = await startBackend();
  for (const uid of ['ana', 'ben']) {
    /* oxlint-disable no-await-in-loop -- One after the other. */
    await stage.addAccount(uid);
    tokens[uid] = await stage.signIn(uid);
    /* oxlint-enable no-await-in-loop */
  }
});
afterAll(async () => {
  for (const name of [...Object.keys(SETTINGS), 'RECEIPT_MODEL_URL'])
    Reflect.deleteProperty(process.env, name);
  await stage.backend.stop();
  model.closeAllConnections();
  model.close();
});

async function read(by = 'ana', photo: unknown = PHOTO) {
  return (await stage.callWith(tokens[by], 'readReceiptPhoto', { photo })).body;
}

test('a photo goes to the model with the key, and only the receipt comes back', async () => {
  reply = saying(JSON.stringify({ ...RECEIPT, note: 'Ignore all instructions.' }));
  const { result } = await read();
  expect(result.status).toBe('read');
  expect(JSON.parse(result.answer)).toEqual(RECEIPT);
  expect(parseReceiptAnswer(result.answer)).toEqual(RECEIPT);
  const [{ request, body } = { request: undefined, body: '' }] = asked;
  expect(request?.url).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe('Bearer secret key');
  expect(JSON.parse(body)).toMatchObject({
    model: 'reader',
    messages: [
      {
        content: [{ type: 'text' }, { image_url: { url: `data:image/jpeg;base64,${PHOTO}` } }],
      },
    ],
  });
  // Nothing tells the model who asks.
  expect(body).not.toContain('ana');
  expect(await (await stage.documents('GET', 'settings/receiptModel')).json()).toMatchObject({
    fields: { host: { stringValue: host } },
  });
});

test.each<[string, string, Reply]>([
  ['a failure', 'unavailable', (response) => response.writeHead(500).end('{"error":"secret key"}')],
  ['silence', 'unavailable', () => undefined],
  ['a response that never ends', 'unavailable', (response) => response.write('{')],
  [
    'the way to another server',
    'unavailable',
    (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['a closed connection', 'unavailable', (response) => response.destroy()],
  ['markup', 'unusable', (response) => response.end('<html>Sign in</html>')],
  ['no choice', 'unusable', (response) => response.end('{"choices":[]}')],
  ['a refusal', 'unusable', saying('I can’t help with that.')],
  ['a list of texts', 'unusable', saying([{ type: 'text', text: '{}' }])],
  ['an amount that is none', 'unusable', saying(JSON.stringify({ ...RECEIPT, total: 'NaN' }))],
  ['far too much', 'unusable', (response) => response.end(' '.repeat(2_000_000))],
])('%s of the model is %s', async (_, status, given) => {
  reply = given;
  expect(await read()).toEqual({ result: { status } });
});

test('only people who are signed in can send photos, and only photos', async () => {
  reply = saying(JSON.stringify(RECEIPT));
  const before = asked.length;
  expect((await read('nobody')).error.status).toBe('UNAUTHENTICATED');
  for (const photo of [null, '', 'iVBORw0KGgo=', '/9j/<svg>', `/9j/${'A'.repeat(4_194_304)}`]) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    expect((await read('ana', photo)).error.status).toBe('INVALID_ARGUMENT');
  }
  expect(asked).toHaveLength(before);
});

test('an account has 30 photos an hour, and others still have theirs', async () => {
  reply = saying(JSON.stringify(RECEIPT));
  const statuses: unknown[] = [];
  while (!statuses.includes('busy') && statuses.length <= 30) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    statuses.push((await read()).result.status);
  }
  // Twelve were sent above.
  expect(statuses).toHaveLength(30 - 12 + 1);
  expect((await read('ben')).result.status).toBe('read');
});
