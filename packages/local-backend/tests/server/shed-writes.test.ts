import { rmSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RpcError, type Message } from '@quits/service-base';
import type { FirestoreService } from '@quits/firestore-service';
import { shedWrites } from '../../src/server/limits/shed-writes.ts';
import { buildHostedPage } from '../support/hosted-page.ts';
import { metric } from '../support/metric.ts';
import { launchForServer, listenToNotes, openServed } from '../support/server-browser.ts';
import { type ServerStage, startServerStage } from '../support/server-stage.ts';

it('refuses writes while listeners wait too long, answers earlier ones, and lets everything else pass', async () => {
  let delay = 0;
  let reports = 0;
  let refusals = 0;
  const received: Message[] = [];
  const service: FirestoreService = {
    unary: () => Promise.resolve({}),
    serverStream: () => (async function* none() {})(),
    open: (_method, _context, sink) => ({
      receive: (message) => received.push(message),
      close: () => sink.send({ answered: received.length }),
    }),
  };
  const shedding = shedWrites(service, {
    limit: 1000,
    delay: () => delay,
    onRefusal(isFirst) {
      refusals += 1;
      if (isFirst) reports += 1;
    },
  });
  const sent: unknown[] = [];
  const open = (method: 'Listen' | 'Write') =>
    shedding.open(
      method,
      {},
      { send: (message) => sent.push(message), end: (error) => sent.push(error?.status) },
    );
  const stream = open('Write');
  stream.receive({ writes: [{ delete: 'a' }] });
  delay = 1001;
  stream.receive({ database: 'a handshake' });
  stream.receive({ writes: [{ delete: 'b' }] });
  stream.receive({ writes: [{ delete: 'c' }] });
  expect(sent).toEqual([{ answered: 2 }, 'UNAVAILABLE']);
  await expect(shedding.unary('Commit', {}, {})).rejects.toBeInstanceOf(RpcError);
  await expect(shedding.unary('GetDocument', {}, {})).resolves.toEqual({});
  open('Listen').receive({ addTarget: {} });
  expect(received).toHaveLength(3);
  expect(reports).toBe(1);
  expect(refusals).toBe(2);
  delay = 0;
  await expect(shedding.unary('Commit', {}, {})).resolves.toEqual({});
});

let folder: string;
let stage: ServerStage;
let browser: Browser;

beforeAll(async () => {
  folder = await buildHostedPage();
  [stage, browser] = await Promise.all([
    // One commit of the page takes longer, so that those of the same request are refused.
    startServerStage({ hosting: { folder }, operations: { port: 0 }, limits: { delay: 0.01 } }),
    launchForServer(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await stage.stop();
  rmSync(folder, { recursive: true });
});

it('makes the SDK try again, and loses no write nor their order', async () => {
  const page = await openServed(browser, stage.server.url);
  const reader = await openServed(browser, stage.server.url);
  await listenToNotes(reader);
  await listenToNotes(page);
  await page.clock.install();
  const written = page.evaluate(async () => {
    const { addDoc, collection } = served.store;
    const notes = collection(served.firestore, 'notes');
    await Promise.all(Array.from({ length: 15 }, (_, n) => addDoc(notes, { n })));
    return 'written';
  });
  const all = Array.from({ length: 15 }, (_, n) => n).join(' ');
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return reader.evaluate(() => served.shown);
    })
    .toBe(all);
  expect(await written).toBe('written');
  expect(stage.logged.filter((line) => line.includes('behind'))).toHaveLength(1);
  expect(await metric(stage.server, 'quits_writes_shed_total')).toBeGreaterThan(0);
  await Promise.all([page.context().close(), reader.context().close()]);
});
