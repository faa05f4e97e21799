import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleGroup } from '../testing/sample-group.ts';
import { groupSchema } from './schema.ts';
import { usualOf, type UsualSource } from './usual.ts';

const person = (name: string, more: Partial<UsualSource['people'][string]> = {}) => ({
  name,
  defaultWeight: 1,
  ...more,
});
const PEOPLE = { a: person('Ana'), b: person('Ben'), c: person('Chiara') };
const group = (more: Partial<UsualSource>): UsualSource => ({
  people: PEOPLE,
  categories: { wood: { name: 'Wood', emoji: '🪵' } },
  ...more,
});
const percent = (parts: Readonly<Record<string, string>>) => ({
  usualSplit: { mode: 'percent' as const, parts },
});
const gone = { leftAt: new Date(0) };
const merged = (into: string) => ({ ...gone, mergedInto: into });

describe('the defaults of a group', () => {
  it('are as stored while they fit', () => {
    const usualSplit = { mode: 'weights' as const, parts: { a: '2', b: '1.5', c: '0' } };
    const fitting = group({ usualSplit, usualCategory: 'wood', usualPayer: 'b' });
    expect(usualOf(fitting)).toEqual({
      split: usualSplit,
      category: 'wood',
      payerId: 'b',
      outdated: [],
    });
    expect(usualOf(group({}))).toEqual({ outdated: [] });
  });

  it('go over to the person whom somebody was merged into', () => {
    const people = { ...PEOPLE, b: person('Ben', merged('c')) };
    expect(usualOf(group({ people, ...percent({ a: '60', b: '40' }), usualPayer: 'b' }))).toEqual({
      split: { mode: 'percent', parts: { a: '60', c: '40' } },
      payerId: 'c',
      outdated: [],
    });
    const both = percent({ a: '33.3', b: '33.35', c: '33.35' });
    expect(usualOf(group({ people, ...both })).split?.parts).toEqual({ a: '33.3', c: '66.7' });
  });

  it('keep one share of two that become one', () => {
    const people = { ...PEOPLE, b: person('Ben', { ...gone, mergingInto: 'c' }) };
    const of = (parts: Readonly<Record<string, string>>) =>
      usualOf(group({ people, usualSplit: { mode: 'weights', parts } })).split?.parts;
    expect(of({ b: '5', c: '2' })).toEqual({ c: '2' });
    expect(of({ b: '5', c: '0' })).toEqual({ c: '5' });
    expect(of({ a: '1', b: '5' })).toEqual({ a: '1', c: '5' });
  });

  it('leave out who left or was removed, and are ignored if nothing sensible is left', () => {
    const people = { a: PEOPLE.a, b: person('Ben', gone) };
    const weights = { mode: 'weights' as const, parts: { a: '2', b: '1', c: '1' } };
    expect(usualOf(group({ people, usualSplit: weights })).split?.parts).toEqual({ a: '2' });
    const some = { mode: 'equal' as const, parts: { b: '1', c: '1' } };
    expect(
      usualOf(group({ people, usualSplit: some, usualPayer: 'b', usualCategory: 'gone' })),
    ).toEqual({ outdated: ['usualSplit', 'usualCategory', 'usualPayer'] });
    expect(usualOf(group({ people, ...percent({ a: '60', b: '40' }) })).outdated).toEqual([
      'usualSplit',
    ]);
    expect(usualOf(group({ people, ...percent({ a: '100', b: '0' }) })).split?.parts).toEqual({
      a: '100',
    });
  });

  it('end when people were merged in a circle', () => {
    const people = { a: person('Ana', merged('b')), b: person('Ben', merged('a')) };
    expect(usualOf(group({ people, usualPayer: 'a' })).outdated).toEqual(['usualPayer']);
  });

  it('ignore a removed category', () => {
    const categories = { wood: { name: 'Wood', emoji: '🪵', removed: true } };
    expect(usualOf(group({ categories, usualCategory: 'wood' })).outdated).toEqual([
      'usualCategory',
    ]);
    expect(usualOf(group({ usualCategory: 'dining' })).category).toBe('dining');
    expect(usualOf(group({ usualCategory: 'payment' })).outdated).toEqual(['usualCategory']);
  });

  it('are read from anything that is stored, and name active people', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'constructor', '__proto__', 'no such');
    const part = fc.oneof(fc.constantFrom('0', '1', '50', '33.3', '1e3', '-1', ''), fc.anything());
    const usualSplit = fc.oneof(
      fc.anything(),
      fc.record({
        mode: fc.oneof(fc.constantFrom('equal', 'weights', 'percent', 'exact'), fc.anything()),
        parts: fc.oneof(fc.dictionary(id, part), fc.anything()),
      }),
    );
    const { usualSplit: _, ...sample } = sampleGroup();
    fc.assert(
      fc.property(usualSplit, fc.oneof(id, fc.anything()), (split, payer) => {
        const stored = { ...sample, usualSplit: split, usualPayer: payer, usualCategory: payer };
        const read = v.parse(groupSchema, stored);
        const usual = usualOf(read);
        const ids = [...Object.keys(usual.split?.parts ?? {}), usual.payerId ?? 'a'];
        expect(ids.filter((one) => !Object.hasOwn(read.people, one))).toEqual([]);
      }),
    );
  });
});
