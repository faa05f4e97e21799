import { describe, expect, it } from 'vitest';
import { defineEvents } from './event-schema.ts';
import { validateEvents } from './validate-events.ts';

const many: Readonly<Record<string, 'number'>> = Object.fromEntries(
  Array.from({ length: 26 }, (_, at) => [`p${at}`, 'number']),
);

describe('an event schema', () => {
  it('without problems has none', () => {
    expect(validateEvents(defineEvents({ thing_added: { parts: 'number', kind: ['a'] } }))).toEqual(
      [],
    );
  });

  it.each([
    ['thing_added', { email: 'number' }],
    ['thing_added', { user_id_hash: 'number' }],
    ['thing_added', { group_title: ['a'] }],
    ['thing_added', { kind: ['ann@example.com'] }],
    ['thing_added', { kind: [] }],
    ['ThingAdded', {}],
    ['firebase_thing', {}],
    ['session_start', {}],
    ['x'.repeat(41), {}],
    ['thing_added', many],
  ] as const)('tells what is wrong with %s %j', (name, parameters) => {
    expect(validateEvents({ [name]: parameters })).not.toEqual([]);
  });
});
