import fc from 'fast-check';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';

/** One commit of a group: its precondition, and whether it increments or deletes a counter. */
interface Attempt {
  readonly id: number;
  readonly requires: 'nothing' | 'presence' | 'absence';
  readonly deletes: boolean;
  readonly isTooLarge: boolean;
}

const attempts = fc.array(
  fc.array(
    fc.record<Attempt>({
      id: fc.nat({ max: 3 }),
      requires: fc.constantFrom('nothing', 'presence', 'absence'),
      deletes: fc.boolean(),
      isTooLarge: fc.boolean(),
    }),
    { maxLength: 12 },
  ),
  { maxLength: 6 },
);

const precondition = ({ requires }: Attempt): Message =>
  requires === 'nothing' ? {} : { currentDocument: { exists: requires === 'presence' } };

function writesOf(attempt: Attempt): Message[] {
  const name = nameOf(`counters/${attempt.id}`);
  if (attempt.deletes) return [{ delete: name, ...precondition(attempt) }];
  const text = { stringValue: attempt.isTooLarge ? 'x'.repeat(1_100_000) : 'x' };
  const increment = { fieldPath: 'n', increment: { integerValue: '1' } };
  return [
    {
      update: { name, fields: { text } },
      updateMask: { fieldPaths: ['text'] },
      updateTransforms: [increment],
      ...precondition(attempt),
    },
  ];
}

/** Returns a counter's value after an attempt; `undefined` if the attempt fails. */
function applied(attempt: Attempt, before: number | null): number | null | undefined {
  if (attempt.requires === 'presence' && before === null) return undefined;
  if (attempt.requires === 'absence' && before !== null) return undefined;
  if (attempt.deletes) return null;
  return attempt.isTooLarge ? undefined : (before ?? 0) + 1;
}

test('commits of one turn stand or fail by themselves, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, async (turns) => {
      const storage = new DatabaseSync(':memory:');
      const { service } = openFirestore({ storage });
      const counters = new Map<number, number>();
      for (const turn of turns) {
        const ended = turn.map((attempt) =>
          service.unary('Commit', { database: DATABASE, writes: writesOf(attempt) }, {}).then(
            () => true,
            () => false,
          ),
        );
        const expected = turn.map((attempt) => {
          const after = applied(attempt, counters.get(attempt.id) ?? null);
          if (after === null) counters.delete(attempt.id);
          else if (after !== undefined) counters.set(attempt.id, after);
          return after !== undefined;
        });
        expect(await Promise.all(ended)).toEqual(expected);
      }
      const found = new Map<number, number>();
      const structuredQuery = {
        from: [{ collectionId: 'counters' }],
        orderBy: [{ field: { fieldPath: 'n' } }],
      };
      const request = { parent: `${DATABASE}/documents`, structuredQuery };
      for await (const answer of service.serverStream('RunQuery', request, {})) {
        const { document } = answer as {
          document?: { name: string; fields: { n: { integerValue: string } } };
        };
        if (document === undefined) continue;
        found.set(Number(document.name.split('/').at(-1)), Number(document.fields.n.integerValue));
      }
      expect(found).toEqual(counters);
    }),
    { numRuns: 60 },
  );
});

test('what a killed run left in the journal is there for the next one, its past included', async () => {
  const storage = new DatabaseSync(':memory:');
  const first = openFirestore({ storage });
  const set = (n: number) => ({
    update: { name: nameOf('a/1'), fields: { n: { integerValue: String(n) } } },
  });
  await first.service.unary('Commit', { database: DATABASE, writes: [set(1)] }, {});
  const answer = await first.service.unary('GetDocument', { name: nameOf('a/1') }, {});
  await first.service.unary('Commit', { database: DATABASE, writes: [set(2)] }, {});
  const waiting = storage.prepare('SELECT count(*) AS n FROM firestore_journal').get();
  expect(waiting).toEqual({ n: 2 });
  // Not stopped, so the second instance finds the tables as after a kill.
  const { service } = openFirestore({ storage });
  await expect(service.unary('GetDocument', { name: nameOf('a/1') }, {})).resolves.toMatchObject({
    fields: { n: { integerValue: '2' } },
  });
  const past = { name: nameOf('a/1'), readTime: answer['updateTime'] };
  await expect(service.unary('GetDocument', past, {})).resolves.toMatchObject({
    fields: { n: { integerValue: '1' } },
  });
  expect(storage.prepare('SELECT count(*) AS n FROM firestore_journal').get()).toEqual({ n: 0 });
});

const changeText = (path: string, text: string) => ({
  update: { name: nameOf(path), fields: { text: { stringValue: text } } },
});

/** A batch of a stream, and whether the next one is sent in the same turn. */
const batches = fc.array(
  fc.record({
    ids: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1 }),
    text: fc.constantFrom('x', 'y'),
    isLastOfTurn: fc.boolean(),
  }),
  { minLength: 1, maxLength: 10 },
);

test('a stream answers its writes in order, those that change nothing too', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (sent) => {
      const { service } = openFirestore();
      const stream = recordStream(service, 'Write');
      stream.send({});
      stream.take();
      for (const { ids, text, isLastOfTurn } of sent) {
        stream.send({ writes: ids.map((id) => changeText(`a/${id}`, text)) });
        if (isLastOfTurn) await Promise.resolve();
      }
      await Promise.resolve();
      const answers = stream.take().map(({ writeResults }) => writeResults);
      expect(answers).toMatchObject(sent.map(({ ids }) => ids.map(() => ({}))));
    }),
    { numRuns: 60 },
  );
});

test('a write that repeats one that could not be stored fails too', async () => {
  const storage = new DatabaseSync(':memory:');
  const { service } = openFirestore({ storage });
  const commit = (text: string) =>
    service.unary('Commit', { database: DATABASE, writes: [changeText('a/1', text)] }, {});
  await commit('before');
  storage.exec('PRAGMA query_only = ON');
  expect(await Promise.allSettled([commit('lost'), commit('lost')])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
});
