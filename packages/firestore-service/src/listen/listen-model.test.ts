import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { assert, expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import type { Firestore } from '../create-firestore.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import { arbitraryPath, arbitraryQuery } from '../testing/arbitrary-query.ts';
import { arbitraryFields } from '../testing/arbitrary-value.ts';
import { ClientView } from '../testing/client-view.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';

type Query = { parent: string; structuredQuery: Message };

const write: fc.Arbitrary<Message> = fc
  .tuple(arbitraryPath, fc.option(arbitraryFields, { freq: 4 }))
  .map(([path, fields]) =>
    fields === null ? { delete: nameOf(path) } : { update: { name: nameOf(path), fields } },
  );
const batch = fc.uniqueArray(write, {
  minLength: 1,
  maxLength: 3,
  selector: (one) => JSON.stringify(one),
});
const step = fc.oneof(
  { weight: 6, arbitrary: batch.map((writes) => ({ kind: 'commit' as const, writes })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reconnect' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
  { weight: 1, arbitrary: batch.map((writes) => ({ kind: 'missed' as const, writes })) },
  { weight: 2, arbitrary: fc.constant({ kind: 'restore' as const }) },
);

test(
  'keeps clients at what the queries give, through commits, lost streams, restarts and restored snapshots',
  {
    timeout: 60_000,
  },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { maxLength: 15 }),
        fc.array(arbitraryQuery, { minLength: 1, maxLength: 4 }),
        fc.array(step, { minLength: 1, maxLength: 10 }),
        async (first, queries, steps) => {
          const storage = new DatabaseSync(':memory:');
          let firestore = openFirestore({ storage });
          await commit(firestore, first);
          const allowed: Query[] = [];
          for (const query of queries) {
            if ((await run(firestore, query)) !== undefined) allowed.push(query);
          }
          let client = new Client(firestore, allowed);
          let snapshot = firestore.snapshot();
          let content = await contentOf(firestore);
          for (const action of steps) {
            if (action.kind === 'commit') {
              await commit(firestore, action.writes);
            } else if (action.kind === 'restore') {
              firestore.restore(snapshot);
              assert.deepEqual(await contentOf(firestore), content);
            } else {
              client.leave();
              if (action.kind === 'missed') await commit(firestore, action.writes);
              if (action.kind === 'restart') {
                firestore = openFirestore({ storage });
                snapshot = firestore.snapshot();
                content = await contentOf(firestore);
              }
              client = new Client(firestore, allowed, client);
            }
            expect(await client.mistakes(firestore)).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
  },
);

/** A client with several targets; a later one may adopt the state of an earlier one. */
class Client {
  readonly #view = new ClientView();
  /** Existence filters sent without need, to a client that received all changes. */
  readonly #miscounted: unknown[] = [];
  readonly #queries: readonly Query[];
  readonly #stream: ReturnType<typeof recordStream>;

  constructor(firestore: Firestore, queries: readonly Query[], former?: Client) {
    this.#queries = queries;
    this.#stream = recordStream(firestore.service, 'Listen');
    for (const [i, query] of queries.entries()) {
      const targetId = (i + 1) * 2;
      const known = former === undefined ? new Map() : former.#view.documents(targetId);
      this.#view.adopt(targetId, known);
      const resumeToken = former === undefined ? '' : former.#view.resumeToken;
      const resume = resumeToken === '' ? {} : { resumeToken, expectedCount: known.size };
      this.#stream.send({ addTarget: { targetId, query, ...resume } });
    }
  }

  leave(): void {
    this.#update();
    this.#stream.close();
  }

  /** Returns all differences between its state and the queries' results. */
  async mistakes(firestore: Firestore): Promise<unknown[]> {
    this.#update();
    const mistakes: unknown[] = [...this.#stream.ended, ...this.#miscounted];
    for (const [i, query] of this.#queries.entries()) {
      const known = new Map(this.#view.documents((i + 1) * 2));
      const actual = await run(firestore, query);
      if (!isDeepStrictEqual(known, actual)) mistakes.push({ query, known, actual });
    }
    return mistakes;
  }

  #update(): void {
    for (const message of this.#stream.take()) {
      this.#view.apply(message);
      for (const [targetId, count] of this.#view.counts) {
        this.#miscounted.push({ targetId, count, known: this.#view.documents(targetId).size });
      }
      this.#view.counts.clear();
    }
  }
}

async function commit({ service }: Firestore, writes: readonly Message[]): Promise<void> {
  await service.unary('Commit', { database: DATABASE, writes }, {});
}

/** Names, fields and creation times of all documents. */
async function contentOf({ service }: Firestore): Promise<unknown[]> {
  const parent = `${DATABASE}/documents`;
  const structuredQuery = { from: [{ allDescendants: true }] };
  const found: unknown[] = [];
  for await (const { document } of service.serverStream(
    'RunQuery',
    { parent, structuredQuery },
    {},
  )) {
    const { name, fields, createTime } = Object(document);
    found.push({ name, fields, createTime });
  }
  return found;
}

/** Names and update times of a query's result; `undefined` when the query is refused. */
async function run({ service }: Firestore, query: Query): Promise<Map<string, string> | undefined> {
  const found = new Map<string, string>();
  try {
    for await (const answer of service.serverStream('RunQuery', query, {})) {
      const document = messageAt(answer, 'document');
      if (document !== undefined) {
        found.set(stringAt(document, 'name'), stringAt(document, 'updateTime'));
      }
    }
  } catch {
    return undefined;
  }
  return found;
}
