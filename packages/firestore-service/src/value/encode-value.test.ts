import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from '@quits/service-base';
import { comparePaths } from './compare-paths.ts';
import { encodePath } from './encode-path.ts';
import { arbitraryValue } from '../testing/arbitrary-value.ts';
import { compareStrings } from './compare-strings.ts';
import { compareValues } from './compare.ts';
import { encodeValue } from './encode-value.ts';
import { parseValue } from './parse-value.ts';

const RUNS = { numRuns: 1000 };

test('orders keys as it orders values', () => {
  fc.assert(
    fc.property(arbitraryValue, arbitraryValue, (a, b) => {
      const byKey = Buffer.compare(encodeValue(a), encodeValue(b));
      expect(byKey).toBe(Math.sign(compareValues(a, b)));
    }),
    RUNS,
  );
});

test('orders values the same way from both sides, and equals itself', () => {
  fc.assert(
    fc.property(arbitraryValue, arbitraryValue, (a, b) => {
      expect(compareValues(a, a)).toBe(0);
      expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
    }),
    RUNS,
  );
});

test('makes no key the beginning of another', () => {
  fc.assert(
    fc.property(arbitraryValue, arbitraryValue, (a, b) => {
      const [x, y] = [encodeValue(a), encodeValue(b)];
      if (Buffer.compare(x, y) === 0) return;
      expect(y.subarray(0, x.length).equals(x)).toBe(false);
    }),
    RUNS,
  );
});

test('keeps canonical values as they are', () => {
  fc.assert(
    fc.property(arbitraryValue, (value) => {
      expect(parseValue(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }),
    RUNS,
  );
});

test('orders texts by their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (a, b) => {
      const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b));
      expect(Math.sign(compareStrings(a, b))).toBe(bytes);
    }),
    RUNS,
  );
});

test('orders paths by segment, numeric ids first and by number', () => {
  const segment = fc.constantFrom('a', 'ab', 'b', '__id2__', '__id10__', '__id-1__', '__idx', '😀');
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((ids) => ids.join('/'));
  fc.assert(
    fc.property(path, path, (a, b) => {
      const byKey = Buffer.compare(encodePath(a), encodePath(b));
      expect(byKey).toBe(Math.sign(comparePaths(a, b)));
    }),
    RUNS,
  );
});

test('orders the types as the service does', () => {
  const ordered: Value[] = [
    { nullValue: null },
    { booleanValue: false },
    { booleanValue: true },
    { doubleValue: 'NaN' },
    { doubleValue: '-Infinity' },
    { integerValue: '-9223372036854775808' },
    { doubleValue: -1.5 },
    { integerValue: '9007199254740992' },
    { integerValue: '9007199254740993' },
    { doubleValue: 9_007_199_254_740_994 },
    { timestampValue: '0001-01-01T00:00:00Z' },
    { timestampValue: '2020-01-01T00:00:00Z' },
    { timestampValue: '2020-01-01T00:00:00.000001Z' },
    { stringValue: '' },
    { stringValue: '\uffff' },
    { stringValue: '😀' },
    { bytesValue: '' },
    { bytesValue: 'AA==' },
    { referenceValue: 'projects/p/databases/d/documents/a/__id2__' },
    { referenceValue: 'projects/p/databases/d/documents/a/__id10__' },
    { referenceValue: 'projects/p/databases/d/documents/a/a' },
    { geoPointValue: { latitude: -1, longitude: 5 } },
    { geoPointValue: { latitude: 1, longitude: -5 } },
    { arrayValue: {} },
    { arrayValue: { values: [{ integerValue: '1' }] } },
    vector(9),
    vector(1, 1),
    vector(1, 2),
    { mapValue: {} },
    { mapValue: { fields: { a: { integerValue: '1' } } } },
    { mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } },
    { mapValue: { fields: { b: { nullValue: null } } } },
  ];
  const shuffled = fc.shuffledSubarray(ordered, { minLength: ordered.length });
  fc.assert(
    fc.property(shuffled, (values) => {
      expect(values.sort(compareValues)).toEqual(ordered);
    }),
    { numRuns: 20 },
  );
});

test('holds 3 and 3.0, and 0 and -0, for one number', () => {
  expect(compareValues({ integerValue: '3' }, { doubleValue: 3 })).toBe(0);
  expect(compareValues({ integerValue: '0' }, { doubleValue: '-0' })).toBe(0);
});

function vector(...numbers: number[]): Value {
  const values = numbers.map((doubleValue) => ({ doubleValue }));
  const fields = { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } };
  return { mapValue: { fields } };
}
