import { createFormatter } from '@quits/i18n';
import { expect, it } from 'vitest';
import { scopeOfGroup, scopeOfGroups } from './scope-of-groups.ts';

const { among } = createFormatter('en-US');
const written = (scope: Parameters<typeof among>[0], currency: string) =>
  among(scope).money(500, currency).replace('\u00A0', ' ');
const american = { currency: 'USD', balances: {} };
const both = { currency: 'USD', balances: { USD: { a: 1, b: -1 }, CAD: { a: 2, b: -2 } } };
const canadian = { currency: 'CAD', balances: { CAD: { a: 0 } } };

it('tells the dollars of a group apart', () => {
  expect(written(scopeOfGroup(american), 'USD')).toBe('$5.00');
  expect(written(scopeOfGroup(both), 'USD')).toBe('USD 5.00');
  expect(written(scopeOfGroup(both), 'CAD')).toBe('CAD 5.00');
});

it('tells the dollars of a list of groups apart', () => {
  expect(written(scopeOfGroups([canadian]), 'CAD')).toBe('$5.00');
  expect(written(scopeOfGroups([american, canadian]), 'CAD')).toBe('CAD 5.00');
});
