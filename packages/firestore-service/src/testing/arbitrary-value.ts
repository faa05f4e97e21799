import fc from 'fast-check';
import type { Fields, Value } from '@quits/service-base';
import { doubleValue } from '../value/number.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { nameOf } from './open-firestore.ts';

/** Generates texts with few distinct characters, including some that sort differently in UTF-16. */
const text = fc
  .array(fc.constantFrom('a', 'b', '\u0000', '\u0001', '\u00ff', '\ufffd', '\ue000', '😀', '𐀀'), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''));

const BIG = 2n ** 63n;

const integer: fc.Arbitrary<Value> = fc
  .oneof(
    fc.bigInt({ min: -3n, max: 3n }),
    fc.constantFrom(
      2n ** 53n,
      2n ** 53n + 1n,
      -(2n ** 53n) - 1n,
      BIG - 1n,
      BIG - 2n,
      -BIG,
      1n - BIG,
    ),
    fc.bigInt({ min: -BIG, max: BIG - 1n }),
  )
  .map((number) => ({ integerValue: number.toString() }));

const double: fc.Arbitrary<Value> = fc
  .oneof(
    fc.constantFrom(
      0,
      -0,
      1,
      1.5,
      -1.5,
      NaN,
      Infinity,
      -Infinity,
      2 ** 53,
      2 ** 63,
      -(2 ** 63),
      5e-324,
    ),
    fc.double(),
  )
  .map((number) => doubleValue(number));

const id = fc.oneof(
  fc.constantFrom('a', 'b', 'ab', '__id7__', '__id10__', '__id-3__', '😀', '\ufffd'),
);

const leaf: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  integer,
  double,
  fc
    .oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2e14, max: 2e14 }))
    .map((micros) => ({ timestampValue: timestampFromMicros(micros) })),
  text.map((stringValue) => ({ stringValue })),
  fc
    .uint8Array({ maxLength: 3 })
    .map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc
    .array(id, { minLength: 2, maxLength: 4 })
    .map((ids) => ({ referenceValue: nameOf(ids.slice(0, ids.length & ~1).join('/')) })),
  fc
    .record({ latitude: fc.constantFrom(-90, 0, 1.5), longitude: fc.constantFrom(-180, 0, 2) })
    .map((geoPointValue) => ({ geoPointValue })),
  fc
    .array(fc.constantFrom(0, 1, -1.5), { minLength: 1, maxLength: 3 })
    .map((numbers) => vectorOf(numbers)),
);

/** Generates any value of a document, many of them almost equal. */
export const arbitraryValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    leaf,
    fc
      .array(
        tie('value').filter((value) => !('arrayValue' in value)),
        { maxLength: 3 },
      )
      .map((values) => ({ arrayValue: { values } })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'ab', '\ue000', '😀'), tie('value'), { maxKeys: 3 })
      .map((fields) => ({ mapValue: { fields } })),
  ),
})).value;

/** Generates documents with few distinct names and values, so that queries match some. */
export const arbitraryFields: fc.Arbitrary<Fields> = fc
  .record({ a: indexedValue(), b: indexedValue(), c: indexedValue() })
  .map((fields) => dropMissing(fields));

function indexedValue(): fc.Arbitrary<Value | undefined> {
  return fc.oneof(
    { weight: 12, arbitrary: smallValue() },
    { weight: 1, arbitrary: arbitraryValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function dropMissing(fields: Readonly<Record<string, Value | undefined>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Generates one of few values, so that equalities match some. */
export function smallValue(): fc.Arbitrary<Value> {
  const scalar = fc.constantFrom<Value>(
    { integerValue: '0' },
    { integerValue: '0' },
    { integerValue: '1' },
    { doubleValue: 1 },
    { doubleValue: 'NaN' },
    { nullValue: null },
    { stringValue: 'x' },
  );
  const list = fc.array(scalar, { maxLength: 3 }).map((values) => ({ arrayValue: { values } }));
  const map = scalar.map((n) => ({ mapValue: { fields: { n } } }));
  return fc.oneof({ weight: 6, arbitrary: scalar }, list, map);
}

function vectorOf(numbers: readonly number[]): Value {
  const values = numbers.map((number) => doubleValue(number));
  const fields = { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } };
  return { mapValue: { fields } };
}
