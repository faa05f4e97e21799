import { expect, test } from 'vitest';
import { isCounted, isWriteLabel, writeKind, WRITES } from './writes.ts';

test('a label of the table has its kind', () => {
  expect(writeKind('add-person')).toBe(WRITES['add-person']);
  expect(isCounted('add-person')).toBe(true);
  expect(isCounted('put-category')).toBe(false);
});

test.each(['toString', 'a label of another version'])('nothing is known of %s', (label) => {
  expect(isWriteLabel(label)).toBe(false);
  expect(writeKind(label)).toBeUndefined();
  expect(isCounted(label)).toBe(false);
});
