import { expect, test } from 'vitest';
import { personHue } from './person-hue.ts';

test('puts any whole number on the wheel', () => {
  expect([0, 11, 12, 25, -1, 3.7].map(personHue)).toEqual([0, 11, 0, 1, 11, 3]);
});
