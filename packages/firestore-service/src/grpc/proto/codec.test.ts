import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RpcError } from '@quits/service-base';
import { loadFirestoreProtos } from '../../../tests/support/describe-protos.ts';
import { decodeMessage } from './decode.ts';
import { encodeMessage } from './encode.ts';

const root = loadFirestoreProtos();

/** Decodes our bytes with the reference implementation, which spells special types differently. */
function asReference(type: string, bytes: Uint8Array): unknown {
  const reference = root.lookupType(`google.firestore.v1.${type}`);
  return reference.toObject(reference.decode(bytes), {
    longs: String,
    enums: String,
    bytes: String,
    json: true,
  });
}

const key = fc.oneof(fc.string({ minLength: 1 }), fc.constant('__proto__'));
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
const double = fc
  .oneof(fc.double(), fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 5e-324))
  .map((value) => {
    if (Object.is(value, -0)) return '-0';
    return Number.isFinite(value) ? value : String(value);
  });
const timestamp = fc
  .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.nat(999_999_999))
  .map(([seconds, nanos]) => {
    const digits = String(nanos).padStart(9, '0');
    const text = `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${digits}`;
    return `${text.replace(/(?:000){1,2}$/u, '').replace(/\.000$/u, '')}Z`;
  });
const bytes = fc.uint8Array().map((value) => Buffer.from(value).toString('base64'));

const { value } = fc.letrec<{ value: object; fields: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant({ nullValue: null }),
    fc.record({ booleanValue: fc.boolean() }),
    fc.record({ integerValue: int64 }),
    fc.record({ doubleValue: double }),
    fc.record({ timestampValue: timestamp }),
    fc.record({ stringValue: fc.string({ unit: 'grapheme' }) }),
    fc.record({ bytesValue: bytes }),
    fc.record({ referenceValue: fc.string() }),
    fc.record({
      geoPointValue: fc.record({
        latitude: fc.integer({ min: 1, max: 90 }),
        longitude: fc.constant(-180.5),
      }),
    }),
    fc.record({ arrayValue: fc.record({ values: fc.array(tie('value'), { minLength: 1 }) }) }),
    fc.constant({ arrayValue: {} }),
    fc.record({ mapValue: fc.record({ fields: tie('fields') }) }),
    fc.constant({ mapValue: {} }),
  ),
  fields: fc
    .array(fc.tuple(key, tie('value')), { minLength: 1 })
    .map((entries) => Object.fromEntries(entries)),
}));

describe('documents', () => {
  test('survive the way to the wire and back', () => {
    fc.assert(
      fc.property(value, timestamp, (one, updateTime) => {
        const document = { name: 'n', fields: { one, ['__proto__x']: one }, updateTime };
        const encoded = encodeMessage('Document', document);
        expect(JSON.stringify(decodeMessage('Document', encoded))).toBe(JSON.stringify(document));
      }),
    );
  });

  test('are read by the reference implementation as they were meant', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('é👍🏽')),
        int64,
        bytes,
        (text, integer, data) => {
          const document = {
            name: text,
            fields: {
              a: { stringValue: text },
              b: { integerValue: integer },
              c: { bytesValue: data },
              d: { nullValue: null },
              e: { arrayValue: { values: [{ booleanValue: false }] } },
            },
          };
          expect(asReference('Document', encodeMessage('Document', document))).toEqual({
            ...(text === '' ? {} : { name: text }),
            fields: { ...document.fields, d: { nullValue: 'NULL_VALUE' } },
          });
        },
      ),
    );
  });

  test('keep fields named like a prototype', () => {
    const document = { fields: Object.fromEntries([['__proto__', { integerValue: '1' }]]) };
    const decoded = decodeMessage('Document', encodeMessage('Document', document));
    expect(Object.keys(decoded['fields'] as object)).toEqual(['__proto__']);
  });
});

test('reads what the reference implementation writes', () => {
  const type = root.lookupType('google.firestore.v1.ListenRequest');
  const written = type
    .encode(
      type.fromObject({
        database: 'd',
        addTarget: {
          query: {
            parent: 'p',
            structuredQuery: {
              from: [{ collectionId: 'c' }],
              where: {
                fieldFilter: {
                  field: { fieldPath: 'a' },
                  op: 'EQUAL',
                  value: { integerValue: '0' },
                },
              },
              orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
              limit: { value: 0 },
              startAt: { before: true },
            },
          },
          targetId: 2,
          resumeToken: Buffer.from('t'),
          readTime: { seconds: 1, nanos: 5_000 },
          expectedCount: { value: 7 },
        },
        labels: { a: 'b' },
      }),
    )
    .finish();
  expect(decodeMessage('ListenRequest', Buffer.from(written))).toEqual({
    database: 'd',
    addTarget: {
      query: {
        parent: 'p',
        structuredQuery: {
          from: [{ collectionId: 'c' }],
          where: {
            fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: '0' } },
          },
          orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
          limit: 0,
          startAt: { before: true },
        },
      },
      targetId: 2,
      resumeToken: 'dA==',
      readTime: '1970-01-01T00:00:01.000005Z',
      expectedCount: 7,
    },
    labels: { a: 'b' },
  });
});

test('writes statuses, wrappers, structures and packed numbers for the reference implementation', () => {
  const targetChange = {
    targetChangeType: 'REMOVE',
    targetIds: [1, 300, -1],
    cause: { code: 7, message: 'no' },
    readTime: '2026-01-02T03:04:05.000006Z',
  };
  expect(asReference('ListenResponse', encodeMessage('ListenResponse', { targetChange }))).toEqual({
    targetChange: {
      ...targetChange,
      readTime: { seconds: String(Date.UTC(2026, 0, 2, 3, 4, 5) / 1000), nanos: 6_000 },
    },
  });
  const explainMetrics = {
    planSummary: { indexesUsed: [{ n: 1.5, s: 'x', b: true, z: null, l: ['y'], m: { k: 'v' } }] },
    executionStats: { resultsReturned: '2', executionDuration: '0.005s' },
  };
  const reference = JSON.stringify(
    asReference('RunQueryResponse', encodeMessage('RunQueryResponse', { explainMetrics })),
  );
  expect(reference).toContain('"executionDuration":{"nanos":5000000}');
  expect(reference).toContain('"l":{"listValue":{"values":[{"stringValue":"y"}]}}');
});

describe('hostile bytes', () => {
  test('are refused with INVALID_ARGUMENT or read somehow, never worse', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        expect(outcome(() => decodeMessage('CommitRequest', Buffer.from(noise)))).toSatisfy(
          (error) => error === undefined || error instanceof RpcError,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('nested without end are refused', () => {
    let nested = Buffer.alloc(0);
    for (let depth = 0; depth < 400; depth += 1) {
      const inner = encodeLength(nested);
      // Value.array_value, then ArrayValue.values.
      nested = Buffer.concat([Buffer.from([depth % 2 === 0 ? 0x0a : 0x4a]), inner, nested]);
    }
    expect(() => decodeMessage('Value', nested)).toThrow('nested too deeply');
  });

  test('that are no UTF-8 are refused', () => {
    const noText = Buffer.from([0x0a, 0x02, 0xc3, 0x28]);
    expect(() => decodeMessage('Document', noText)).toThrow('invalid UTF-8');
  });
});

function outcome(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

function encodeLength({ length }: Buffer): Buffer {
  const bytes: number[] = [];
  let rest = length;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest]);
}
