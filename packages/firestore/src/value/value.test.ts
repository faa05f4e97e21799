import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, mergeFields } from './apply.ts';
import { fieldPath, splitFieldPath } from './field-path.ts';
import { flatten } from './flatten.ts';
import { valuesEqual } from './plain.ts';
import { geoPoint } from './typed-value.ts';
import { arrayRemove, arrayUnion, deleteField, increment, serverTimestamp } from './sentinel.ts';

const now = new Date('2026-01-02T03:04:05Z');
const segments = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 });

describe('a field path', () => {
  it('gives back the segments it was made of, whatever they hold', () => {
    fc.assert(
      fc.property(segments, (parts) => {
        expect(splitFieldPath(fieldPath(...parts))).toEqual(parts);
      }),
    );
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '`a'])('refuses %j', (path) => {
    expect(() => splitFieldPath(path)).toThrow(TypeError);
  });
});

describe('a patch', () => {
  it('works out what the server will', () => {
    const before = { total: 3, tags: ['a', 'b'], deep: { left: 1, gone: 2 }, same: { x: 1 } };
    const after = applyPatch(
      before,
      {
        total: increment(4),
        tags: arrayUnion('b', 'c'),
        'deep.gone': deleteField(),
        'deep.new.inner': increment(2),
        at: serverTimestamp(),
      },
      now,
    );
    expect(after).toEqual({
      total: 7,
      tags: ['a', 'b', 'c'],
      deep: { left: 1, new: { inner: 2 } },
      same: { x: 1 },
      at: now,
    });
    expect(before.deep).toEqual({ left: 1, gone: 2 });
  });

  it('removes elements, and starts from nothing where there is nothing', () => {
    expect(applyPatch({ tags: ['a', 'b', 'a'] }, { tags: arrayRemove('a') }, now)).toEqual({
      tags: ['b'],
    });
    expect(applyPatch({}, { tags: arrayRemove('a'), more: arrayUnion(1) }, now)).toEqual({
      tags: [],
      more: [1],
    });
  });

  it('resolves sentinels inside a whole document', () => {
    expect(
      mergeFields(
        {},
        { a: { b: increment(2), c: serverTimestamp() }, gone: undefined, e: {} },
        now,
      ),
    ).toEqual({ a: { b: 2, c: now }, e: {} });
  });

  it('adds increments up in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (amounts) => {
        const sum = (list: number[]) =>
          list.reduce<Record<string, unknown>>(
            (document, by) => applyPatch(document, { 'a.b': increment(by) }, now),
            { a: { b: 0 } },
          );
        expect(sum(amounts)).toEqual(sum(amounts.toReversed()));
      }),
    );
  });
});

describe('sameness of values', () => {
  it('goes by content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(valuesEqual(value, structuredClone(value))).toBe(true);
      }),
    );
    expect(valuesEqual(new Date(1), new Date(1))).toBe(true);
    expect(valuesEqual(new Date(1), new Date(2))).toBe(false);
    expect(valuesEqual(new Uint8Array([1]), new Uint8Array([1]))).toBe(true);
    expect(valuesEqual({ a: undefined }, { b: undefined })).toBe(false);
    expect(valuesEqual([1], { 0: 1 })).toBe(false);
    expect(valuesEqual(new URL('https://a.example'), new URL('https://a.example'))).toBe(false);
    expect(valuesEqual({ a: [geoPoint(1, 2)] }, { a: [geoPoint(1, 2)] })).toBe(true);
  });
});

describe('flattened fields', () => {
  it('name every leaf, and leave sentinels, typed values and empty maps whole', () => {
    const at = geoPoint(1, 2);
    const flat = flatten({ a: { 'b.c': increment(1), d: { e: [1], at } }, f: {}, g: null });
    expect(flat).toEqual({ 'a.`b.c`': increment(1), 'a.d.e': [1], 'a.d.at': at, f: {}, g: null });
  });

  it('change a document as merging the nested fields would', () => {
    const before = { totals: { EUR: { all: 5, byPerson: { a: 5 } } } };
    const nested = { totals: { EUR: { all: increment(2), byPerson: { b: increment(2) } } } };
    const after = { totals: { EUR: { all: 7, byPerson: { a: 5, b: 2 } } } };
    expect(applyPatch(before, flatten(nested), now)).toEqual(after);
    expect(mergeFields(before, nested, now)).toEqual(after);
    expect(mergeFields({ a: { b: 1 } }, { a: {} }, now)).toEqual({ a: {} });
  });
});
