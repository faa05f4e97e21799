import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RawChannel } from '@quits/tooling-backend-testing/raw-channel';
import { startEngineStage, type EngineStage } from './support/engine-stage.ts';

const DATABASE = 'projects/demo-fuzz/databases/(default)';
const RUNS = { numRuns: 60 };
let stage: EngineStage;

beforeAll(async () => {
  stage = await startEngineStage();
});

afterAll(() => stage.stop());

/** Returns whether the server is still serving. */
async function serves(): Promise<boolean> {
  const url = `http://127.0.0.1:${stage.address.port}/v1/${DATABASE}/documents:commit`;
  const update = { name: `${DATABASE}/documents/c/d`, fields: {} };
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update }] }),
  });
  return response.status === 200;
}

/** Sends bytes on a raw connection and waits until the server responds, closes or goes silent. */
function sendRaw(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const socket = connectTcp(stage.address.port, '127.0.0.1', () => {
      socket.end(bytes);
    });
    socket.setTimeout(20, () => socket.destroy());
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

const junk = fc.uint8Array({ maxLength: 300 });
const anyJson = fc.jsonValue({ maxDepth: 4 });
const word = fc.constantFrom(
  'database',
  'addTarget',
  'removeTarget',
  'targetId',
  'query',
  'documents',
  'structuredQuery',
  'from',
  'where',
  'compositeFilter',
  'filters',
  'orderBy',
  'limit',
  'startAt',
  'values',
  'writes',
  'update',
  'delete',
  'verify',
  'name',
  'fields',
  'updateMask',
  'fieldPaths',
  'updateTransforms',
  'currentDocument',
  'updateTime',
  'mapValue',
  'arrayValue',
  'integerValue',
  'streamToken',
  'resumeToken',
  '__proto__',
  'constructor',
);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    DATABASE,
    `${DATABASE}/documents/c/d`,
    'ASCENDING',
    '',
    null,
    -1,
    1e99,
    true,
  ),
  fc.string(),
  fc.double(),
);
/** Generates JSON with the protocol's names, most of it invalid. */
const { nonsense } = fc.letrec<{ nonsense: unknown }>((tie) => ({
  nonsense: fc.oneof(
    { maxDepth: 6, depthSize: 'medium' },
    leaf,
    fc.array(tie('nonsense'), { maxLength: 3 }),
    fc
      .array(fc.tuple(word, tie('nonsense')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));
const message = fc.record(
  {
    database: fc.constant(DATABASE),
    addTarget: nonsense,
    removeTarget: nonsense,
    writes: nonsense,
  },
  { requiredKeys: ['database'] },
);

describe('the server survives', () => {
  test('bytes that are no protocol', async () => {
    await fc.assert(fc.asyncProperty(junk, sendRaw), RUNS);
    expect(await serves()).toBe(true);
  });

  test('bytes after the preface of HTTP/2', async () => {
    const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    await fc.assert(
      fc.asyncProperty(junk, (bytes) => sendRaw(Buffer.concat([preface, bytes]))),
      RUNS,
    );
    expect(await serves()).toBe(true);
  });

  test.each(['Listen', 'Write'] as const)('nonsense in a %s channel', async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(message, anyJson), { maxLength: 4 }), async (messages) => {
        const channel = new RawChannel(stage.address.port, kind, crypto.randomUUID());
        expect((await channel.open(messages)).status).toBe(200);
        const hang = await channel.hang(0);
        expect((await channel.forward(messages.length, messages)).status).toBe(200);
        hang.abort();
        await channel.terminate();
      }),
      RUNS,
    );
    expect(await serves()).toBe(true);
  });

  test('any query and body at a channel', async () => {
    const parameter = fc.tuple(
      fc.constantFrom('SID', 'RID', 'AID', 'CI', 'TYPE', 'TO', 'VER', 'zx'),
      fc.oneof(fc.string(), fc.constantFrom('rpc', 'terminate', 'xmlhttp', '-1', 'NaN', '1e999')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parameter), fc.string({ unit: 'binary' }), async (query, body) => {
        const channel = new RawChannel(stage.address.port, 'Listen', crypto.randomUUID());
        const answer = await channel.post(new URLSearchParams(query).toString(), body);
        expect(answer.status).toBeLessThan(500);
      }),
      RUNS,
    );
    expect(await serves()).toBe(true);
  });

  test('nonsense over REST', async () => {
    const verb = fc.constantFrom(
      'commit',
      'batchGet',
      'runQuery',
      'runAggregationQuery',
      'beginTransaction',
      'rollback',
      'batchWrite',
      'listCollectionIds',
      'partitionQuery',
      'executePipeline',
    );
    await fc.assert(
      fc.asyncProperty(verb, fc.oneof(nonsense, anyJson, fc.string()), async (name, body) => {
        const url = `http://127.0.0.1:${stage.address.port}/v1/${DATABASE}/documents:${name}`;
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const response = await fetch(url, { method: 'POST', body: text });
        await response.text();
        expect(response.status).not.toBe(500);
      }),
      { numRuns: 200 },
    );
    expect(await serves()).toBe(true);
  });

  describe('over gRPC', () => {
    let session: ClientHttp2Session;

    beforeAll(() => {
      session = connectHttp2(`http://127.0.0.1:${stage.address.port}`);
    });

    afterAll(() => session.destroy());

    function call(path: string, body: Uint8Array, cancel: boolean): Promise<string> {
      return new Promise((resolve) => {
        const stream = session.request({
          ':method': 'POST',
          ':path': path,
          'content-type': 'application/grpc',
          te: 'trailers',
        });
        let status = 'none';
        stream.on('response', (headers) => (status = String(headers['grpc-status'] ?? status)));
        stream.on('trailers', (headers) => (status = String(headers['grpc-status'])));
        stream.on('error', () => undefined);
        stream.on('close', () => resolve(status));
        stream.resume();
        stream.write(body);
        if (cancel) stream.close();
        else stream.end();
      });
    }

    function framed(bytes: Uint8Array): Buffer {
      const header = Buffer.alloc(5);
      header.writeUInt32BE(bytes.length, 1);
      return Buffer.concat([header, bytes]);
    }

    const method = fc.constantFrom(
      'Listen',
      'Write',
      'Commit',
      'RunQuery',
      'BatchGetDocuments',
      'GetDocument',
      'ListDocuments',
      'BatchWrite',
      'PartitionQuery',
      'Nothing',
    );

    test('bytes that are no message', async () => {
      await fc.assert(
        fc.asyncProperty(
          method,
          junk,
          fc.boolean(),
          fc.boolean(),
          async (name, bytes, whole, cancel) => {
            const path = `/google.firestore.v1.Firestore/${name}`;
            const status = await call(path, whole ? framed(bytes) : bytes, cancel);
            // Random bytes may be a valid but meaningless message; only internal errors are
            // failures.
            expect(['13', '2']).not.toContain(whole ? status : '');
          },
        ),
        { numRuns: 200 },
      );
      expect(await serves()).toBe(true);
    });

    test('a message that says it is huge', async () => {
      const header = Buffer.from([0, 0xff, 0xff, 0xff, 0xff]);
      const path = '/google.firestore.v1.Firestore/Commit';
      expect(await call(path, header, false)).toBe('8');
    });

    test('a message that is compressed in no known way', async () => {
      const path = '/google.firestore.v1.Firestore/Commit';
      expect(await call(path, Buffer.from([1, 0, 0, 0, 0]), false)).toBe('13');
    });
  });
});

test('broken streams leave nothing behind', async () => {
  const sizes: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    for (let n = 0; n < 20; n += 1) await listenAndBreak(`round-${round}`);
    sizes.push(await heapSize());
  }
  // The first rounds fill caches and compile code.
  const [early, late] = [sizes.slice(2, 5), sizes.slice(5)];
  expect(Math.min(...late) - Math.max(...early)).toBeLessThan(1_000_000);
}, 60_000);

/** Opens a stream that receives a large message, writes to it and breaks it in some way. */
async function listenAndBreak(agent: string): Promise<void> {
  const channel = new RawChannel(stage.address.port, 'Listen', agent);
  const name = `${DATABASE}/documents/soak/d`;
  const addTarget = { targetId: 2, documents: { documents: [name] } };
  await channel.open([{ database: DATABASE, addTarget }]);
  const hang = await channel.hang(0);
  await fetch(`http://127.0.0.1:${stage.address.port}/v1/${DATABASE}/documents:commit`, {
    method: 'POST',
    body: JSON.stringify({
      writes: [{ update: { name, fields: { text: { stringValue: 'x'.repeat(50_000) } } } }],
    }),
  });
  hang.abort();
  await channel.terminate();
}

/** Returns the heap size in bytes after garbage collection. */
async function heapSize(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  return process.memoryUsage().heapUsed;
}
