import { eventually } from '@quits/tooling-presets/eventually';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseChunks, RawChannel, type RawHang } from '@quits/tooling-backend-testing/raw-channel';
import type { WebChannelOptions } from '../src/webchannel/options.ts';
import { startStage, type Stage } from './support/firestore-stage.ts';
import { createTinyService, type TinyService } from './support/tiny-service.ts';

const DATABASE = 'projects/demo/databases/(default)';
const ADD = {
  database: DATABASE,
  addTarget: {
    targetId: 2,
    query: {
      parent: `${DATABASE}/documents`,
      structuredQuery: { from: [{ collectionId: 'c' }] },
    },
  },
};

let service: TinyService;
let stage: Stage;

async function start(options: WebChannelOptions = {}): Promise<void> {
  service = createTinyService();
  stage = await startStage(service, options);
}

async function listen(agent?: string): Promise<RawChannel> {
  const channel = new RawChannel(stage.port, 'Listen', agent);
  await channel.open([ADD]);
  return channel;
}

async function openWrites(agent?: string): Promise<RawChannel> {
  const channel = new RawChannel(stage.port, 'Write', agent);
  await channel.open([{ database: DATABASE }]);
  return channel;
}

function set(id: string, text = ''): unknown {
  const fields = { text: { stringValue: text } };
  return {
    streamToken: 'dG9rZW4=',
    writes: [{ update: { name: `${DATABASE}/documents/c/${id}`, fields } }],
  };
}

function kinds(hang: RawHang): string[] {
  return hang.arrays().map(([id, [message]]) => `${id}:${kindOf(message)}`);
}

function kindOf(message: unknown): string {
  return typeof message === 'string' ? message : (Object.keys(message as object)[0] ?? '');
}

afterEach(() => stage.stop());

describe('a session', () => {
  beforeEach(() => start());

  test('greets with its id, version and keep-alive time in one chunk', async () => {
    const { body, headers } = await new RawChannel(stage.port, 'Listen').open([ADD]);
    const [[id, hello] = []] = parseChunks(body);
    expect(id).toBe(0);
    expect(hello).toEqual(['c', expect.stringMatching(/^[\w-]{24}$/u), '', 8, 14, 30_000]);
    expect(headers['content-type']).toMatch(/^text\/plain/u);
  });

  test('brings its first data along with the answer to a handshake, and only there', async () => {
    const path = 'google.firestore.v1.Firestore/Listen/channel?VER=8&RID=100&CVER=22';
    const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(ADD) });
    const response = await fetch(`http://127.0.0.1:${stage.port}/${path}`, {
      method: 'POST',
      body,
    });
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const arrays = parseChunks(await response.text());
    expect(arrays.map(([id]) => id)).toEqual([0, 1, 2, 3]);
    const channel = new RawChannel(stage.port, 'Listen');
    channel.sid = String(arrays[0]?.[1]?.[1]);
    const hang = await channel.hang(0);
    await eventually(() => expect(kinds(hang)).toEqual(['4:noop']));
  });

  test('numbers what it sends from 1 and sends again what was not acknowledged', async () => {
    const channel = await listen();
    const first = await channel.hang(0);
    const expected = ['1:targetChange', '2:targetChange', '3:targetChange'];
    await eventually(() => expect(kinds(first)).toEqual(expected));
    first.abort();
    await first.over;
    const second = await channel.hang(1);
    await eventually(() => expect(kinds(second)).toEqual(expected.slice(1)));
    second.abort();
  });

  test('sends a first byte at once though there is nothing to say', async () => {
    const channel = await listen();
    const hang = await channel.hang(0);
    await eventually(() => expect(hang.arrays()).toHaveLength(3));
    const next = await channel.hang(3);
    await eventually(() => expect(kinds(next)).toEqual(['4:noop']));
    expect(await hang.over).toEqual({ clean: true });
    next.abort();
  });

  test('compresses what it sends for those who ask, each message at once', async () => {
    const channel = await listen();
    const hang = await channel.hang(0, 'CI=0', 'gzip');
    await eventually(() => expect(hang.arrays()).toHaveLength(3));
    const before = hang.received();
    const writes = await openWrites();
    await writes.forward(1, [set('a', 'expense '.repeat(10_000))]);
    await eventually(() => expect(hang.arrays()).toHaveLength(5));
    expect(hang.received() - before).toBeLessThan(8_000);
    await channel.terminate();
    expect(await hang.over).toEqual({ clean: true });
  });

  test('ends a long poll with the first news', async () => {
    const channel = await listen();
    const first = await channel.hang(0, 'CI=1');
    expect(await first.over).toEqual({ clean: true });
    expect(first.arrays()).toHaveLength(3);
    const second = await channel.hang(3, 'CI=1');
    const writes = await openWrites();
    await writes.forward(1, [set('a')]);
    expect(await second.over).toEqual({ clean: true });
    expect(kinds(second)).toEqual(['4:documentChange', '5:targetChange']);
  });

  test('ends a long poll without news when its time is over', async () => {
    const channel = await listen();
    const hang = await channel.hang(0, 'CI=1');
    await hang.over;
    const quiet = await channel.hang(3, 'CI=1&TO=50');
    expect(await quiet.over).toEqual({ clean: true });
    expect(kinds(quiet)).toEqual(['4:noop']);
  });

  test('tells a forward request about the back channel', async () => {
    const channel = await listen();
    const hang = await channel.hang(0);
    await eventually(() => expect(hang.arrays()).toHaveLength(3));
    const { body } = await channel.forward(1, [{ database: DATABASE, removeTarget: 2 }]);
    expect(body).toMatch(/^\d\n\[1,3,\d+\]$/u);
    hang.abort();
    await hang.over;
    await eventually(async () => expect((await channel.forward(2, [])).body).toMatch(/\n\[0,/u));
  });

  test('takes parallel requests in order and repeated ones once', async () => {
    const writes = await openWrites();
    const hang = await writes.hang(0);
    await writes.forward(2, [set('b'), set('c')]);
    expect(service.appliedWrites()).toBe(0);
    await writes.forward(1, [set('a')]);
    await writes.forward(1, [set('a')]);
    await writes.forward(2, [set('b'), set('c')]);
    expect(service.appliedWrites()).toBe(3);
    hang.abort();
  });

  test('counts lengths in UTF-16 code units', async () => {
    const channel = await listen();
    const hang = await channel.hang(0);
    await eventually(() => expect(hang.arrays()).toHaveLength(3));
    const writes = await openWrites();
    await writes.forward(1, [set('a', 'naïve 👍🏽 日本')]);
    await eventually(() => expect(JSON.stringify(hang.arrays())).toContain('naïve 👍🏽 日本'));
    hang.abort();
  });

  test('is over when its client says so, with its stream', async () => {
    const channel = await listen();
    const hang = await channel.hang(0);
    expect(service.openStreams()).toBe(1);
    expect((await channel.terminate()).status).toBe(200);
    expect(await hang.over).toEqual({ clean: true });
    expect(service.openStreams()).toBe(0);
    expect(await channel.forward(1, [])).toMatchObject({
      status: 400,
      body: expect.stringMatching(/.Unknown SID/u),
    });
  });

  test('tells its client when the server goes', async () => {
    const channel = await listen();
    const hang = await channel.hang(0);
    await eventually(() => expect(hang.arrays()).toHaveLength(3));
    stage.stopChannels();
    await hang.over;
    expect(kinds(hang).at(-1)).toBe('4:stop');
    expect(service.openStreams()).toBe(0);
  });

  test('passes an error on as a message and survives to say so', async () => {
    const writes = await openWrites();
    const hang = await writes.hang(0);
    await writes.forward(1, [
      { writes: [{ delete: `${DATABASE}/documents/forbidden/x` }], streamToken: '' },
      set('never'),
    ]);
    await eventually(() => expect(hang.arrays()).toHaveLength(2));
    expect(hang.arrays()[1]?.[1]).toEqual([
      {
        error: {
          code: 403,
          message: 'Missing or insufficient permissions.',
          status: 'PERMISSION_DENIED',
        },
      },
    ]);
    expect(service.appliedWrites()).toBe(0);
    expect((await writes.forward(3, [])).status).toBe(200);
    hang.abort();
  });
});

describe('with short times', () => {
  test('keeps a quiet back channel alive', async () => {
    await start({ keepAlive: 20 });
    const channel = await listen();
    const hang = await channel.hang(0);
    await eventually(() =>
      expect(kinds(hang).filter((kind) => kind.endsWith('noop')).length).toBeGreaterThan(2),
    );
    hang.abort();
  });

  test('forgets a session whose client is gone', async () => {
    await start({ expiry: 300 });
    const channel = await listen();
    const hang = await channel.hang(0);
    hang.abort();
    await eventually(() => expect(service.openStreams()).toBe(0));
    expect((await channel.forward(1, [])).status).toBe(400);
  });

  test('ends the quiet back channel of writes early', async () => {
    await start({ writeHang: 30 });
    const writes = await openWrites();
    const hang = await writes.hang(0);
    expect(await hang.over).toEqual({ clean: true });
    expect(service.openStreams()).toBe(1);
  });

  test.each([
    ['much', 10_000],
    ['less, and has nothing more to carry', 40_000],
  ])('ends a back channel that carried %s, so that its client acknowledges', async (_, size) => {
    await start({ rotateSize: size });
    const channel = await listen();
    const hang = await channel.hang(0);
    const writes = await openWrites();
    await writes.forward(1, [set('a', 'x'.repeat(20_000))]);
    expect(await hang.over).toEqual({ clean: true });
    const [last] = hang.arrays().at(-1) ?? [0];
    const next = await channel.hang(last);
    await eventually(() => expect(next.arrays().length).toBeGreaterThan(0));
    expect(next.arrays()[0]?.[0]).toBe(last + 1);
    next.abort();
  });

  test('gives up a client that takes nothing in, and no other', async () => {
    await start({ maxWaiting: 1_000_000, stall: 100, rotateSize: Infinity });
    const [slow, healthy] = [await listen(), await listen()];
    const [slowHang, healthyHang] = [await slow.hang(0), await healthy.hang(0)];
    slowHang.pause();
    const writes = await openWrites();
    const text = 'x'.repeat(500_000);
    let number = 1;
    await eventually(async () => {
      await writes.forward(number, [set(`n${number}`, text)]);
      number += 1;
      expect((await slow.forward(1, [])).status).toBe(400);
    });
    expect((await healthy.forward(1, [])).status).toBe(200);
    healthyHang.abort();
    slowHang.abort();
  });
});

test('a client is not given up for what comes at once after a long silence', async () => {
  await start({ maxWaiting: 100_000, stall: 500 });
  const [channel, other] = [await listen(), await listen()];
  const hang = await channel.hang(0);
  await eventually(() => expect(hang.arrays()).toHaveLength(3));
  await (
    await other.hang(3, 'CI=1&TO=100')
  ).over;
  const writes = await openWrites();
  await writes.forward(
    1,
    Array.from({ length: 20 }, (_, n) => set(`n${n}`, 'x'.repeat(100_000))),
  );
  await eventually(() => expect(JSON.stringify(hang.arrays())).toContain('/c/n19"'), 5_000);
  hang.abort();
});

describe('a browser with six connections', () => {
  test('never has all of them hanging for long', async () => {
    await start({ contendedRotation: 20, fullRotation: 20, tightRotation: 20 });
    const channels = await Promise.all(Array.from({ length: 6 }, () => listen('one')));
    const hangs = await Promise.all(channels.map((channel) => channel.hang(0)));
    expect(await Promise.race(hangs.map((hang) => hang.over))).toEqual({ clean: true });
    expect(await Promise.race(hangs.slice(1).map((hang) => hang.over))).toEqual({ clean: true });
    for (const hang of hangs) hang.abort();
  });

  test('gets room at once when a session without a connection has news', async () => {
    const never = 60_000;
    await start({ contendedRotation: never, fullRotation: never, tightRotation: never });
    const channels = await Promise.all(Array.from({ length: 6 }, () => listen('one')));
    const hangs = await Promise.all(channels.map((channel) => channel.hang(0)));
    await eventually(() => expect(hangs.every((hang) => hang.arrays().length === 3)).toBe(true));
    const writes = await openWrites('one');
    await writes.forward(1, [set('a')]);
    expect(await Promise.race(hangs.map((hang) => hang.over))).toEqual({ clean: true });
    for (const hang of hangs) hang.abort();
  });

  test('leaves the connections of others alone', async () => {
    await start({ contendedRotation: 10, fullRotation: 10, tightRotation: 10 });
    const channels = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => listen(name)));
    const hangs = await Promise.all(channels.map((channel) => channel.hang(0)));
    let ended = 0;
    for (const hang of hangs) void hang.over.then(() => (ended += 1));
    const quiet = await channels[0]?.hang(3, 'CI=1&TO=100');
    await quiet?.over;
    // Only the one that was replaced.
    expect(ended).toBe(1);
    for (const hang of hangs) hang.abort();
  });
});

describe('input that makes no sense', () => {
  beforeEach(() => start({ maxBody: 100_000, maxSessions: 3 }));

  test.each([
    ['an unknown session', 'VER=8&SID=nobody&RID=5', 'count=0', 400],
    ['a bad offset', 'VER=8&RID=5', 'count=1&ofs=-1', 400],
    ['no body', 'VER=8&RID=5', '', 200],
    ['no UTF-8', 'VER=8&RID=5', Buffer.from([0xff, 0xfe, 0x00, 0x26]), 200],
    ['a huge handshake', 'VER=8&RID=5', 'x'.repeat(200_000), 413],
  ])('is answered: %s', async (_name, query, body, status) => {
    expect((await new RawChannel(stage.port, 'Listen').post(query, body)).status).toBe(status);
  });

  test.each([
    ['no JSON', `VER=8&RID=6&AID=0`, 'count=1&ofs=1&req0___data__={{{'],
    ['no object', `VER=8&RID=6&AID=x`, 'count=1&ofs=1&req0___data__=[1]'],
    ['a bad offset', `VER=8&RID=6`, 'count=1&ofs=zero'],
    ['a huge body', `VER=8&RID=6&AID=0`, 'x'.repeat(200_000)],
    ['very many early messages', `VER=8&RID=6&AID=0`, early(2_000)],
  ])('ends the stream with INVALID_ARGUMENT: %s', async (_name, query, body) => {
    const channel = await listen();
    const hang = await channel.hang(0);
    const answer = await channel.post(`${query}&SID=${channel.sid}`, body);
    expect(answer.status).toBe(200);
    await eventually(() =>
      expect(JSON.stringify(hang.arrays().at(-1))).toContain('"INVALID_ARGUMENT"'),
    );
    expect(service.openStreams()).toBe(0);
    hang.abort();
  });

  test('opens no more sessions than it may', async () => {
    await Promise.all([listen(), listen(), listen()]);
    expect((await new RawChannel(stage.port, 'Listen').open([ADD])).status).toBe(503);
  });
});

function early(count: number): string {
  const messages = Array.from({ length: count }, (_, index) => `req${index}___data__={}`);
  return `count=${count}&ofs=5&${messages.join('&')}`;
}
