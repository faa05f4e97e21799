import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from '@quits/service-base';
import { equals } from './equality.ts';
import { fromValue } from './from-document.ts';
import { isSameField } from './is-same-stored.ts';
import { PlainMap } from './maps.ts';
import type { RulesValue } from './rules-value.ts';

const values = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom('a', 'b').map((stringValue): Value => ({ stringValue })),
    fc.constantFrom('0', '1').map((integerValue): Value => ({ integerValue })),
    fc.constantFrom(0, -0, 1, Number.NaN).map((doubleValue): Value => ({ doubleValue })),
    fc.boolean().map((booleanValue): Value => ({ booleanValue })),
    fc.constant<Value>({ nullValue: null }),
    fc.constant<Value>({ timestampValue: '2026-11-27T10:00:00Z' }),
    fc.constant<Value>({ bytesValue: 'AA==' }),
    fc.constant<Value>({ geoPointValue: { latitude: Number.NaN, longitude: 1 } }),
    fc
      .array(tie('value'), { maxLength: 2 })
      .map((items): Value => ({ arrayValue: { values: items } })),
    fc
      .dictionary(fc.constantFrom('x', 'y', '__proto__'), tie('value'))
      .map((fields): Value => ({ mapValue: { fields } })),
  ),
})).value;

/** Converts a value without the maps that compare what is stored. */
function converted(value: Value): RulesValue {
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(converted);
  if (!('mapValue' in value)) return fromValue(value);
  const entries = Object.entries(value.mapValue.fields ?? {});
  return new PlainMap(new Map(entries.map(([key, item]) => [key, converted(item)])));
}

test('finds stored values the same only if they are equal as rules see them', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      for (const [left, right] of [
        [one, other],
        [one, structuredClone(one)],
        [one, one],
      ] as const) {
        const same = equals(converted(left), converted(right));
        expect(!isSameField({ k: left }, { k: right }, 'k') || same === true).toBe(true);
        const maps = [left, right].map((k) => fromValue({ mapValue: { fields: { k } } }));
        expect(equals(maps[0] ?? null, maps[1] ?? null)).toBe(same);
      }
    }),
  );
});

test('finds a large map the same without converting it', () => {
  const fields = Object.fromEntries(
    Array.from({ length: 50 }, (_, n) => [`p${n}`, { integerValue: String(n) }]),
  );
  const value = { mapValue: { fields } };
  expect(isSameField({ value }, { value: structuredClone(value) }, 'value')).toBe(true);
  expect(isSameField({ value }, {}, 'value')).toBe(false);
});
