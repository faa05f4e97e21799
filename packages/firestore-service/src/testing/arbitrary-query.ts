import fc from 'fast-check';
import type { Message } from '@quits/service-base';
import { smallValue } from './arbitrary-value.ts';
import { nameOf } from './open-firestore.ts';

const field = fc.constantFrom('a', 'a', 'b', 'b', 'c', 'a.n');

/** Paths of documents in nested collections with the same ids. */
export const arbitraryPath: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('k', 'k', 'k', 'k/p/k', 'k/p/other', 'm/q/k'),
    fc.constantFrom('p', 'q', 'r', 's', 't', 'u', 'v', '__id5__'),
  )
  .map((parts) => parts.join('/'));

const reference = arbitraryPath.map((path) => ({ referenceValue: nameOf(path) }));

const members = (max: number) =>
  fc.array(smallValue(), { minLength: 1, maxLength: max }).map((values) => ({
    arrayValue: { values: values.filter((value) => !('arrayValue' in value)) },
  }));

const comparison = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'EQUAL',
      'EQUAL',
      'EQUAL',
      'NOT_EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'ARRAY_CONTAINS',
    ),
    smallValue(),
  ),
  fc.tuple(
    fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
    members(3).filter(({ arrayValue }) => arrayValue.values.length > 0),
  ),
);

const fieldFilter: fc.Arbitrary<Message> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(field, comparison).map(([path, [op, value]]) => filterOf(path, op, value)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL'), reference)
      .map(([op, value]) => filterOf('__name__', op, value)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(field, fc.constantFrom('IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'))
      .map(([fieldPath, op]) => ({ unaryFilter: { op, field: { fieldPath } } })),
  },
);

const filter: fc.Arbitrary<Message> = fc.letrec<{ filter: Message }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    fieldFilter,
    fc
      .tuple(
        fc.constantFrom('AND', 'AND', 'OR'),
        fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      )
      .map(([op, filters]) => ({ compositeFilter: { op, filters } })),
  ),
})).filter;

const orderBy = fc
  .tuple(
    fc.uniqueArray(field, { maxLength: 2 }),
    fc.boolean(),
    fc.array(fc.constantFrom('ASCENDING', 'DESCENDING'), { minLength: 3, maxLength: 3 }),
  )
  .map(([paths, isNamed, directions]) =>
    [...paths, ...(isNamed ? ['__name__'] : [])].map((fieldPath, i) => ({
      field: { fieldPath },
      direction: directions[i],
    })),
  );

const bound = fc.tuple(fc.array(smallValue(), { maxLength: 3 }), reference, fc.boolean());

/** A structured query with its parent; cursors fit the explicit orders. */
export const arbitraryQuery: fc.Arbitrary<{ parent: string; structuredQuery: Message }> = fc
  .record({
    parent: fc.constantFrom('', '', '', '', 'k/p'),
    allDescendants: fc.boolean(),
    where: fc.option(filter, { freq: 4, nil: undefined }),
    orderBy,
    limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    offset: fc.constantFrom(undefined, undefined, undefined, 1),
    start: fc.option(bound, { freq: 3, nil: undefined }),
    end: fc.option(bound, { freq: 3, nil: undefined }),
  })
  .map(({ parent, allDescendants, start, end, ...rest }) => ({
    parent: parent === '' ? nameOf('').slice(0, -1) : nameOf(parent),
    structuredQuery: {
      from: [{ collectionId: 'k', allDescendants }],
      ...rest,
      ...cursorOf('startAt', rest.orderBy, start),
      ...cursorOf('endAt', rest.orderBy, end),
    },
  }));

function cursorOf(
  side: string,
  orders: readonly { field: { fieldPath: string } }[],
  bound: [unknown[], unknown, boolean] | undefined,
): Message {
  if (bound === undefined || orders.length === 0) return {};
  const [values, name, before] = bound;
  const fitting = orders
    .slice(0, Math.max(values.length, 1))
    .map((order, i) =>
      order.field.fieldPath === '__name__' ? name : (values[i] ?? { nullValue: null }),
    );
  return { [side]: { values: fitting, before } };
}

function filterOf(fieldPath: string, op: string, value: unknown): Message {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}
