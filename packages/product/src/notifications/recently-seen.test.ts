import { expect, it } from 'vitest';
import { recentlySeen } from './recently-seen.ts';
import { choicesSchema } from './schema.ts';
import { parse } from 'valibot';

it('lists the ten groups seen last, and leaves out what can’t be read', () => {
  const seen = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`g${at}`, new Date(at)] as const),
  );
  const choices = parse(choicesSchema, { seen: { ...seen, 'a.b': new Date(99), bad: 'now' } });
  const listed = Array.from({ length: 10 }, (_, at) => [`g${11 - at}`, 11 - at]);
  expect(recentlySeen(choices)).toEqual(listed);
});
