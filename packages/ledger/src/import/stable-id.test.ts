import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEntryId } from './quits-entry-id.ts';
import { stableId } from './stable-id.ts';

it.each([
  ['', 'i1eerxyr1e4msro1cwxuf80b4fnp1'],
  ['hello', 'i083hzyp0e74yqg0ogw4qf1lldsfx'],
  ['héllo 😀', 'i0j3883i1paphu302mqk4x17jzrv1'],
])('makes of %j the id that it always has, or a file would be imported twice', (text, id) => {
  expect(stableId(text)).toBe(id);
});

it('makes ids that can serve for entries, each another', () => {
  const ids = new Set<string>();
  for (let i = 0; i < 50_000; i += 1) ids.add(stableId(`Coffee\n${i}\n2.50`));
  expect(ids.size).toBe(50_000);
  fc.assert(fc.property(fc.string(), (text) => isEntryId(stableId(text))));
});

it('changes nearly everywhere with one character', () => {
  const one = stableId('Dinner 100.00');
  const other = stableId('Dinner 100.01');
  const same = one.split('').filter((char, i) => char === other[i]).length;
  expect(same).toBeLessThan(10);
});
