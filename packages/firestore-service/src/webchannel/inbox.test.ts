import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Inbox } from './inbox.ts';

test('passes messages on in order, once each, whatever arrives when and how often', () => {
  const batches = fc
    .array(fc.array(fc.nat(9), { maxLength: 4 }))
    .map((script) => [...script, Array.from({ length: 10 }, (_, number) => number)]);
  fc.assert(
    fc.property(batches, (script) => {
      const inbox = new Inbox(100);
      const passed = script.flatMap(
        (batch) => inbox.accept(batch.map((number) => ({ number, text: `${number}` }))) ?? [],
      );
      expect(passed).toEqual(Array.from({ length: 10 }, (_, number) => `${number}`));
    }),
  );
});

test('refuses to keep more early messages than its limit', () => {
  const inbox = new Inbox(2);
  const early = [5, 6, 7].map((number) => ({ number, text: '' }));
  expect(inbox.accept(early)).toBeUndefined();
});
