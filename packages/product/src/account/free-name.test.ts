import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

const people = (...names: string[]) => ({
  people: Object.fromEntries(names.map((name) => [name, { name, defaultWeight: 1 }])),
});

it('takes the name that is free, and else the first number that is', () => {
  expect(freeName(people('Ana'), 'Former member')).toBe('Former member');
  expect(freeName(people('former member'), 'Former member')).toBe('Former member 2');
  expect(freeName(people('Former member', 'Former member 2'), 'Former member')).toBe(
    'Former member 3',
  );
});
