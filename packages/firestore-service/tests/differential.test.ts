import { eventually } from '@quits/tooling-presets/eventually';
import fc from 'fast-check';
import {
  and,
  Bytes,
  deleteDoc,
  doc,
  documentId,
  endAt,
  endBefore,
  GeoPoint,
  getDocs,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  startAt,
  Timestamp,
  where,
  writeBatch,
  type CollectionReference,
  type Query,
  type QueryConstraint,
  type QueryFieldFilterConstraint,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
} from 'firebase/firestore';
import { expect, test } from 'vitest';
import { freshCollection, sameCollection } from './support/sdk-client.ts';

// The SDK evaluates queries on its cache itself, so its results are the reference for the server's.
// Two values are excluded: -0, which only the SDK distinguishes from 0 in lists, and NaN, which
// only the SDK finds below every number.

const FIELDS = ['a', 'b', 'c'] as const;
const field = fc.constantFrom<string>(...FIELDS, 'm.x');
const scalar = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 3 }) },
  fc.constantFrom<unknown>(null, true, false, 0.5, 2 ** 53, 'a', 'ab', 'b', ''),
  fc.constantFrom<unknown>(
    Timestamp.fromMillis(1),
    Timestamp.fromMillis(2),
    new GeoPoint(1, 2),
    Bytes.fromUint8Array(Uint8Array.of(1)),
  ),
);
const list = fc.array(scalar, { maxLength: 3 });
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: list },
  fc.record({ x: scalar }),
);
const data = fc.record(
  { a: value, b: value, c: value, m: fc.record({ x: value }) },
  { requiredKeys: [] },
);
const id = fc.constantFrom(...Array.from({ length: 30 }, (_, n) => `d${n}`));

/**
 * The service never returns null for these operators. The SDK does from its cache, and then waits
 * for a server that never agrees.
 */
const findable = value.filter((one) => one !== null);

const filter: fc.Arbitrary<QueryFieldFilterConstraint> = fc.oneof(
  fc
    .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>=') as fc.Arbitrary<'=='>, value)
    .map(([path, operator, operand]) => where(path, operator, operand)),
  fc.tuple(field, findable).map(([path, operand]) => where(path, 'array-contains', operand)),
  fc
    .tuple(
      field,
      fc.constantFrom('in', 'array-contains-any') as fc.Arbitrary<'in'>,
      fc.array(findable, { minLength: 1, maxLength: 3 }),
    )
    .map(([path, operator, operands]) => where(path, operator, operands)),
  fc
    .tuple(field, fc.array(value, { minLength: 1, maxLength: 3 }))
    .map(([path, operands]) => where(path, 'not-in', operands)),
  fc
    .tuple(fc.constantFrom('==', '<', '>=', '!=') as fc.Arbitrary<'=='>, id)
    .map(([operator, operand]) => where(documentId(), operator, operand)),
);

const composite = fc
  .tuple(fc.boolean(), fc.array(filter, { minLength: 2, maxLength: 3 }), filter)
  .map(([isOr, filters, other]) => (isOr ? or(...filters) : and(or(...filters), other)));

const order = fc
  .tuple(field, fc.constantFrom('asc' as const, 'desc' as const))
  .map(([path, direction]) => orderBy(path, direction));

const cursor = fc
  .tuple(fc.constantFrom(startAt, startAfter, endAt, endBefore), scalar)
  .map(([make, at]): QueryNonFilterConstraint => make(at));

const cut = fc
  .tuple(fc.constantFrom(limit, limitToLast), fc.integer({ min: 1, max: 6 }))
  .map(([make, size]): QueryNonFilterConstraint => make(size));

/** Parts of a query; half of them are invalid for the SDK. */
interface Recipe {
  readonly filters: readonly QueryFilterConstraint[];
  readonly rest: readonly QueryNonFilterConstraint[];
}

const recipe: fc.Arbitrary<Recipe> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.array(filter, { maxLength: 2 }) },
      composite.map((one) => [one]),
    ),
    fc.array(order, { maxLength: 2 }),
    fc.option(cursor, { nil: undefined }),
    fc.option(cut, { nil: undefined }),
  )
  .map(([filters, orders, window, size]) => ({
    filters,
    rest: [
      ...orders,
      ...(window === undefined ? [] : [window]),
      ...(size === undefined ? [] : [size]),
    ],
  }));

/** Builds the query; `undefined` if the SDK rejects it. */
function build(notes: CollectionReference, { filters, rest }: Recipe): Query | undefined {
  try {
    const [only] = filters;
    // The SDK rejects this too, but only when the query is executed.
    if (rest.some(({ type }) => type === 'limitToLast') && rest[0]?.type !== 'orderBy')
      return undefined;
    if (filters.length === 1 && only !== undefined && only.type !== 'where') {
      return query(notes, only as Parameters<typeof query>[1] & ReturnType<typeof and>, ...rest);
    }
    return query(notes, ...(filters as readonly QueryConstraint[]), ...rest);
  } catch {
    return undefined;
  }
}

async function fill(notes: CollectionReference, documents: readonly unknown[]): Promise<void> {
  const batch = writeBatch(notes.firestore);
  for (const [index, one] of documents.entries()) batch.set(doc(notes, `d${index}`), one);
  await batch.commit();
}

/** Ids that the server answers, or why it refuses. */
async function answer(asked: Query): Promise<readonly string[] | { readonly refused: string }> {
  try {
    return (await getDocsFromServer(asked)).docs.map((one) => one.id);
  } catch (error) {
    return { refused: (error as { code: string }).code };
  }
}

const thirty = fc.array(data, { minLength: 30, maxLength: 30 });

test(
  'the server answers queries as the SDK does from its cache',
  { timeout: 120_000 },
  async () => {
    const run = fc.asyncProperty(
      thirty,
      fc.array(recipe, { minLength: 25, maxLength: 25 }),
      async (documents, recipes) => {
        const notes = freshCollection();
        await fill(notes, documents);
        const reader = sameCollection(notes);
        await getDocs(reader);
        for (const one of recipes) {
          const [asked, cached] = [
            build(sameCollection(notes, notes.firestore), one),
            build(reader, one),
          ];
          if (asked === undefined || cached === undefined) continue;
          const fromServer = await answer(asked);
          const fromCache = (await getDocsFromCache(cached)).docs.map((found) => found.id);
          // The service rejects some queries that the SDK evaluates.
          expect([fromCache, { refused: 'invalid-argument' }]).toContainEqual(fromServer);
        }
      },
    );
    await fc.assert(run, { numRuns: 8, endOnFailure: true });
  },
);

const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ id, data }) },
  fc.record({ id, data: fc.constant(null) }),
);

test('listeners end up where a fresh query does', { timeout: 120_000 }, async () => {
  const run = fc.asyncProperty(
    thirty,
    fc.array(recipe, { minLength: 15, maxLength: 15 }),
    fc.array(change, { minLength: 20, maxLength: 20 }),
    async (documents, recipes, changes) => {
      const notes = freshCollection();
      await fill(notes, documents);
      const reader = sameCollection(notes);
      const followed = recipes.flatMap((one) => {
        const [asked, fresh] = [build(reader, one), build(notes, one)];
        return asked === undefined || fresh === undefined ? [] : [follow(asked, fresh)];
      });
      await Promise.all(
        changes.map((one) =>
          one.data === null ? deleteDoc(doc(notes, one.id)) : setDoc(doc(notes, one.id), one.data),
        ),
      );
      for (const { fresh, seen } of followed) {
        const wanted = await answer(fresh);
        await eventually(() => expect(seen()).toEqual(wanted), 10_000);
      }
      for (const { stop } of followed) stop();
    },
  );
  await fc.assert(run, { numRuns: 6, endOnFailure: true });
});

interface Followed {
  /** The same query on a client without cached results. */
  readonly fresh: Query;
  readonly seen: () => unknown;
  readonly stop: () => void;
}

function follow(asked: Query, fresh: Query): Followed {
  let latest: unknown;
  const stop = onSnapshot(
    asked,
    (snapshot) => {
      latest = snapshot.docs.map((one) => one.id);
    },
    (error) => {
      latest = { refused: error.code };
    },
  );
  return { fresh, seen: () => latest, stop };
}
