import { validateEvents } from '@quits/analytics';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { events, SCREENS } from './events.ts';
import { screenOf } from './screen-of.ts';

it('uses no name that sounds personal or that the provider reserves', () => {
  expect(validateEvents(events)).toEqual([]);
});

it('names screens by route patterns, without ids', () => {
  expect(screenOf('/groups/g1/expenses/e1')).toBe('/groups/:groupId/expenses/:expenseId');
  expect(screenOf('/groups/new')).toBe('/groups/new');
  expect(screenOf('/nowhere')).toBeUndefined();
  expect(SCREENS.every((pattern) => matchRoutes([{ path: pattern }], pattern) !== null)).toBe(true);
});
