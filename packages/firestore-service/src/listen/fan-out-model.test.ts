import fc from 'fast-check';
import { assert, test } from 'vitest';
import type { Message } from '@quits/service-base';
import type { Firestore } from '../create-firestore.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import { arbitraryPath, arbitraryQuery } from '../testing/arbitrary-query.ts';
import { arbitraryFields } from '../testing/arbitrary-value.ts';
import { ClientView } from '../testing/client-view.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';
import { microsFromTimestamp } from '../value/timestamp.ts';

type Query = { parent: string; structuredQuery: Message };
type Result = ReadonlyMap<string, string>;

const write: fc.Arbitrary<Message> = fc
  .tuple(arbitraryPath, fc.option(arbitraryFields, { freq: 4 }))
  .map(([path, fields]) =>
    fields === null ? { delete: nameOf(path) } : { update: { name: nameOf(path), fields } },
  );
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(write, { minLength: 1, maxLength: 3 })
      .map((writes) => ({ kind: 'commit' as const, writes })),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'serve' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'listen' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'stop' as const }) },
);

test('every snapshot is a state that the database had, however many commits it covers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { maxLength: 12 }),
      fc.array(arbitraryQuery, { minLength: 1, maxLength: 4 }),
      fc.array(step, { minLength: 1, maxLength: 14 }),
      async (first, given, steps) => {
        const tasks: (() => void)[] = [];
        const firestore = openFirestore({ defer: (task) => tasks.push(task) });
        const commit = async (writes: readonly Message[]) => {
          const database = DATABASE;
          const done = await firestore.service.unary('Commit', { database, writes }, {});
          states.push({
            version: microsFromTimestamp(stringAt(done, 'commitTime')),
            results: await Promise.all(queries.map((query) => run(firestore, query))),
          });
        };
        const queries: Query[] = [];
        const states: State[] = [];
        await commit(first);
        for (const query of given) if (await isAllowed(firestore, query)) queries.push(query);
        states.length = 0;
        await commit([]);
        // One listens to everything from the start, one to more and more.
        const clients = [new Client(firestore, queries), new Client(firestore, queries)];
        for (let i = 0; i < queries.length; i += 1) clients[0]?.listen();
        for (const action of steps) {
          if (action.kind === 'commit') await commit(action.writes);
          else if (action.kind === 'serve') tasks.shift()?.();
          else if (action.kind === 'listen') clients[1]?.listen();
          else clients[1]?.stopListening();
          for (const client of clients) client.check(states);
        }
        while (tasks.length > 0) tasks.shift()?.();
        for (const client of clients) client.checkCurrent(states);
        firestore.stop();
      },
    ),
    { numRuns: 60 },
  );
});

/** The database after a commit. */
interface State {
  readonly version: number;
  /** By query: update times of the documents by name. */
  readonly results: readonly Result[];
}

/** A client that listens to the first of some queries. */
class Client {
  readonly #view = new ClientView();
  readonly #stream: ReturnType<typeof recordStream>;
  readonly #queries: readonly Query[];
  /** Targets of the first queries. */
  readonly #targets: number[] = [];
  #nextTarget = 2;
  #lastVersion = 0;

  constructor(firestore: Firestore, queries: readonly Query[]) {
    this.#queries = queries;
    this.#stream = recordStream(firestore.service, 'Listen');
  }

  /** Listens to one more. */
  listen(): void {
    const query = this.#queries[this.#targets.length];
    if (query === undefined) return;
    this.#targets.push(this.#nextTarget);
    this.#stream.send({ addTarget: { targetId: this.#nextTarget, query } });
    this.#nextTarget += 2;
  }

  stopListening(): void {
    const targetId = this.#targets.pop();
    if (targetId !== undefined) this.#stream.send({ removeTarget: targetId });
  }

  check(states: readonly State[]): void {
    const messages = this.#stream.take();
    const listening = this.#targets.length;
    for (const [i, message] of messages.entries()) {
      this.#view.apply(message);
      const isSnapshot = messageAt(message, 'targetChange')?.['targetChangeType'] === 'NO_CHANGE';
      if (!isSnapshot) continue;
      const version = microsFromTimestamp(this.#view.readTime);
      assert.isTrue(version >= this.#lastVersion, 'versions grow');
      this.#lastVersion = version;
      // Until the last message, a target may be missing that has been added since.
      const isLast = !messages.slice(i + 1).some((later) => 'targetChange' in later);
      this.#compare(states, isLast ? listening : 0);
    }
  }

  /** Checks the end, when everything was served. */
  checkCurrent(states: readonly State[]): void {
    this.check(states);
    assert.deepEqual(this.#stream.ended, []);
    const last = states.at(-1);
    if (last === undefined || this.#targets.length === 0) return;
    this.#compare([last], this.#targets.length);
  }

  #compare(states: readonly State[], count: number): void {
    const version = microsFromTimestamp(this.#view.readTime);
    const state = states.findLast((one) => one.version <= version) ?? states.at(-1);
    for (const [i, targetId] of this.#targets.slice(0, count).entries()) {
      const known = new Map(this.#view.documents(targetId));
      assert.deepEqual(known, state?.results[i], `of target ${targetId} at ${version}`);
    }
  }
}

async function isAllowed(firestore: Firestore, query: Query): Promise<boolean> {
  try {
    await run(firestore, query);
    return true;
  } catch {
    return false;
  }
}

/** Names and update times of a query's result. */
async function run({ service }: Firestore, query: Query): Promise<Result> {
  const found = new Map<string, string>();
  for await (const answer of service.serverStream('RunQuery', query, {})) {
    const document = messageAt(answer, 'document');
    if (document !== undefined) {
      found.set(stringAt(document, 'name'), stringAt(document, 'updateTime'));
    }
  }
  return found;
}
