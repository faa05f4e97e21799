import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTestBackend } from '../src/testing/connect-test-backend.ts';
import { type LocalTestBackend, startTestBackend } from '../src/testing/start-test-backend.ts';
import type { TestBackend } from '../src/testing/test-backend.ts';

// Measures returning to a known state after a test that changed ten documents and created an account, by restoring
// a snapshot and by what tests do without one: clearing the database and the accounts, and writing all again.
const DOCUMENTS = 10_000;
const CHANGED = 10;
const ROUNDS = 40;
/** Clearing and seeding takes long enough to be measured in few rounds. */
const SEEDED_ROUNDS = 5;
const MOST_MS = 5;
const LEAST_RATIO = 50;

const content = Object.fromEntries(
  Array.from({ length: DOCUMENTS }, (_, number) => [
    `items/item-${number}`,
    { number, title: `Item ${number}`, tags: ['a', 'b'], at: { seconds: number } },
  ]),
);

let backend: LocalTestBackend;
let received = 0;

beforeAll(async () => {
  backend = await startTestBackend({ rateLimit: { perAddress: 1_000_000 } });
  await backend.seed(content);
  // A listener on all documents, as an app under test has.
  const database = `projects/${backend.project}/databases/(default)`;
  const stream = backend.backend.firestore.open(
    'Listen',
    { authorization: 'Bearer owner' },
    {
      send: (message) => {
        if ('documentChange' in message || 'documentDelete' in message) received += 1;
      },
      end: () => undefined,
    },
  );
  const structuredQuery = { from: [{ collectionId: 'items' }] };
  const query = { parent: `${database}/documents`, structuredQuery };
  stream.receive({ database, addTarget: { targetId: 2, query } });
});

afterAll(() => backend.stop());

/** Changes what a test does: edits, a new document, a new account. */
async function change(round: number): Promise<void> {
  const edits = Array.from({ length: CHANGED - 1 }, (_, n) => [`items/item-${n}`, { round }]);
  await backend.seed({ ...Object.fromEntries(edits), [`items/new-${round}`]: { round } });
  const path = `identitytoolkit.googleapis.com/v1/accounts:signUp?key=${backend.firebaseConfig.apiKey}`;
  const answer = await fetch(`${backend.addresses.identity}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"returnSecureToken":true}',
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function clear(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(await response.text());
}

async function clearAndSeed(): Promise<void> {
  const { firestore, identity } = backend.addresses;
  const path = `emulator/v1/projects/${backend.project}`;
  await clear(`http://${firestore.host}:${firestore.port}/${path}/databases/(default)/documents`);
  await clear(`${identity}/${path}/accounts`);
  await backend.seed(content);
}

/** Times in ms, ascending, of returning to the state after each of some changes. */
async function timesOf(rounds: number, undo: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    await change(round);
    const begun = performance.now();
    await undo();
    // The first rounds warm up.
    if (round >= 0) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b);
}

const medianOf = (times: readonly number[]) => times[times.length >> 1] ?? Number.NaN;

async function restoring(kit: TestBackend): Promise<number[]> {
  const snapshot = await kit.snapshot();
  const times = await timesOf(ROUNDS, () => kit.restore(snapshot));
  await kit.release(snapshot);
  return times;
}

test('restores 10,000 documents in less than 5 ms', { timeout: 300_000 }, async () => {
  const [before] = [received];
  const inside = await restoring(backend);
  expect(received - before).toBeGreaterThanOrEqual(2 * CHANGED * ROUNDS);
  const outside = await restoring(await connectTestBackend(backend.addresses.app));
  const seeded = await timesOf(SEEDED_ROUNDS, clearAndSeed);
  const taking: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const snapshot = backend.backend.control.snapshot();
    taking.push(performance.now() - begun);
    backend.backend.control.release(snapshot);
  }
  const report = (name: string, times: readonly number[]) =>
    console.log(
      `${name}: median ${medianOf(times).toFixed(2)} ms (${times.at(0)?.toFixed(2)} to ${times.at(-1)?.toFixed(2)})`,
    );
  report(
    'taking a snapshot',
    taking.sort((a, b) => a - b),
  );
  report('restoring it, in this process', inside);
  report('restoring it, over HTTP', outside);
  report('clearing and seeding', seeded);
  const ratio = medianOf(seeded) / medianOf(inside);
  console.log(`restoring is ${ratio.toFixed(0)} times as fast`);
  expect(medianOf(inside)).toBeLessThan(MOST_MS);
  expect(ratio).toBeGreaterThan(LEAST_RATIO);
});
