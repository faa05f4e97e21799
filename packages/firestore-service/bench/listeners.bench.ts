import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { createFirestore, type Firestore } from '../src/create-firestore.ts';

const DATABASE = 'projects/demo-bench/databases/(default)';

interface Scene {
  readonly firestore: Firestore;
  /** Messages that reached any listener since the scene began. */
  readonly heard: () => number;
}

const scenes: Scene[] = [];
afterAll(() => {
  for (const { firestore } of scenes) firestore.stop();
});

/** Creates a Firestore with listeners, each on its own stream. */
function sceneOf(count: number, targetOf: (n: number) => Message): Scene {
  const firestore = createFirestore({
    storage: new DatabaseSync(':memory:'),
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
    defer: (task) => task(),
  });
  let heard = 0;
  const sink = {
    send: (message: Message) => {
      if (message['documentChange'] !== undefined) heard += 1;
    },
    end: () => expect.unreachable('A listener was refused.'),
  };
  for (let n = 0; n < count; n += 1) {
    const stream = firestore.service.open('Listen', {}, sink);
    stream.receive({ database: DATABASE, addTarget: { targetId: 2, ...targetOf(n) } });
  }
  const scene = { firestore, heard: () => heard };
  scenes.push(scene);
  return scene;
}

const query = (structuredQuery: Message): Message => ({
  query: {
    parent: `${DATABASE}/documents`,
    structuredQuery: { from: [{ collectionId: 'items' }], ...structuredQuery },
  },
});
const compare = (op: string, n: number): Message => ({
  fieldFilter: { field: { fieldPath: 'n' }, op, value: { integerValue: String(n) } },
});
const both = (...filters: Message[]): Message => ({ compositeFilter: { op: 'AND', filters } });

const TARGETS: Readonly<Record<string, (n: number) => Message>> = {
  equalities: (n) => query({ where: compare('EQUAL', n) }),
  ranges: (n) =>
    query({ where: both(compare('GREATER_THAN_OR_EQUAL', n), compare('LESS_THAN', n + 1)) }),
  documents: (n) => ({ documents: { documents: [`${DATABASE}/documents/items/d${n}`] } }),
};

const TIMES = { time: 2_000, warmupTime: 500 };

let value = 0;

/** Changes a document that one listener matches, and waits until that listener was notified. */
async function commit({ firestore, heard }: Scene): Promise<void> {
  const before = heard();
  value += 1;
  const fields = {
    n: { integerValue: String(value % 10) },
    value: { integerValue: String(value) },
  };
  const update = { name: `${DATABASE}/documents/items/d${value % 10}`, fields };
  await firestore.service.unary('Commit', { database: DATABASE, writes: [{ update }] }, {});
  expect(heard()).toBe(before + 1);
}

for (const [kind, targetOf] of Object.entries(TARGETS)) {
  test(`a commit for one listener to ${kind}`, { timeout: 60_000 }, async ({ bench }) => {
    const few = sceneOf(10, targetOf);
    const many = sceneOf(1_000, targetOf);
    await bench.compare(
      bench('among 10', () => commit(few)),
      bench('among 1,000', () => commit(many)),
      TIMES,
    );
  });
}
