import { describe, expect, it } from 'vitest';
import { defineEvents } from './catalogue.ts';
import { checkCatalogue } from './check-catalogue.ts';

const many: Readonly<Record<string, 'count'>> = Object.fromEntries(
  Array.from({ length: 26 }, (_, at) => [`p${at}`, 'count']),
);

describe('a catalogue', () => {
  it('without problems has none', () => {
    expect(checkCatalogue(defineEvents({ thing_added: { parts: 'count', kind: ['a'] } }))).toEqual(
      [],
    );
  });

  it.each([
    ['thing_added', { email: 'count' }],
    ['thing_added', { user_id_hash: 'count' }],
    ['thing_added', { group_title: ['a'] }],
    ['thing_added', { kind: ['ann@example.com'] }],
    ['thing_added', { kind: [] }],
    ['ThingAdded', {}],
    ['firebase_thing', {}],
    ['session_start', {}],
    ['x'.repeat(41), {}],
    ['thing_added', many],
  ] as const)('tells what is wrong with %s %j', (name, parameters) => {
    expect(checkCatalogue({ [name]: parameters })).not.toEqual([]);
  });
});
