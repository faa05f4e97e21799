import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { increment } from '../value/sentinel.ts';
import { givenUpWith, findRefusedChains } from './refused-chains.ts';
import { followersOf } from './links.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { summarize } from './summarize.ts';

const refusal = { code: 'write/conflict', message: '', conflicts: [] };
const GIVEN_UP = { refusal: { ...refusal, givenUpAt: 50 } };

function write(
  id: string,
  operations: readonly WriteOperation[],
  change: Partial<JournalEntry> = {},
): JournalEntry {
  const at = Number(id.slice(1));
  return { id, at, operations, label: id, uid: 'ann', session: 's', draft: id, ...change };
}

/** A change of a note from one revision to another, which is added to a sum. */
const change = (path: string, from: string, to: string): readonly WriteOperation[] => [
  { kind: 'update', path, patch: { rev: to }, expects: { rev: from } },
  { kind: 'update', path: 'sums/s', patch: { total: increment(1) } },
];
const made = (path: string): readonly WriteOperation[] => [
  { kind: 'create', path, data: { rev: 'a' } },
];

/** Returns the ids of rejected writes, with those of their dependent writes. */
const refusedIn = (entries: readonly JournalEntry[]) =>
  summarize(entries).rejected.map(({ id, followers }) => [id, ...followers.map((one) => one.id)]);

describe('writes on top of others', () => {
  const follow = (...operations: (readonly WriteOperation[])[]) => {
    const [head, ...rest] = operations.map((one, at) => write(`w${at + 1}`, one));
    return head && followersOf([head, ...rest], head).map(({ id }) => id);
  };

  it('are those that expect what one of them sets, and so on', () => {
    expect(
      follow(
        change('notes/n', 'a', 'b'),
        change('notes/m', 'a', 'b'),
        change('notes/n', 'b', 'c'),
        change('notes/n', 'c', 'd'),
        change('notes/n', 'a', 'e'),
      ),
    ).toEqual(['w3', 'w4']);
  });

  it('are those that change or expect something of a document that one of them makes', () => {
    expect(
      follow(
        made('notes/n'),
        [{ kind: 'update', path: 'notes/n', patch: { text: 'x' } }],
        [{ kind: 'delete', path: 'notes/n', expects: { rev: 'a' } }],
        [{ kind: 'delete', path: 'notes/n' }],
        [{ kind: 'merge', path: 'notes/n', data: { text: 'x' } }],
      ),
    ).toEqual(['w2', 'w3']);
  });

  it('are found by fields inside of maps, and not by what was absent', () => {
    const expecting = (expects: Record<string, unknown>): readonly WriteOperation[] => [
      { kind: 'update', path: 'g/g', patch: {}, expects },
    ];
    expect(
      follow(
        [{ kind: 'update', path: 'g/g', patch: { 'people.a': { rev: 'b' }, 'people.b.rev': 'c' } }],
        expecting({ 'people.a.rev': 'b' }),
        expecting({ 'people.b.rev': 'c' }),
        expecting({ 'people.c.rev': null, 'people.d.rev': undefined }),
      ),
    ).toEqual(['w2', 'w3']);
  });
});

describe('a refusal', () => {
  const first = write('w1', change('notes/n', 'a', 'b'));
  const second = write('w2', change('notes/n', 'b', 'c'));
  const third = write('w3', change('notes/n', 'c', 'd'));
  const other = write('w4', change('notes/m', 'a', 'b'));

  it('is told once for all that was made on top of it, answered or not', () => {
    const entries = [{ ...first, refusal }, { ...second, refusal }, third, other];
    expect(refusedIn(entries)).toEqual([['w1', 'w2', 'w3']]);
    expect(summarize(entries).pending).toBe(2);
    expect(summarize(entries).rejected[0]?.followers[1]).toMatchObject({
      id: 'w3',
      draft: 'w3',
      error: { code: 'write/conflict' },
      conflicts: [],
    });
  });

  it('is told apart from another one', () => {
    expect(refusedIn([first, { ...other, refusal }])).toEqual([['w4']]);
    expect(
      refusedIn([
        { ...first, refusal },
        { ...other, refusal },
      ]),
    ).toEqual([['w1'], ['w4']]);
  });

  it('is not told before that of what it falls with', () => {
    expect(refusedIn([first, { ...second, refusal }])).toEqual([]);
    expect(
      refusedIn([
        { ...first, refusal },
        { ...second, refusal },
      ]),
    ).toEqual([['w1', 'w2']]);
  });

  it('stays the same object while nothing about it changes', () => {
    const entries = [{ ...first, refusal }, second];
    const [before] = summarize(entries).rejected;
    expect(summarize([...entries, other]).rejected[0]).toBe(before);
    expect(summarize([...entries, third]).rejected[0]).not.toBe(before);
  });

  it('is told no more once it was given up, nor is what was made on top of it before', () => {
    const entries = [{ ...first, ...GIVEN_UP }, second];
    expect(summarize(entries)).toEqual({ pending: 1, rejected: [] });
    expect(givenUpWith(entries, second)).toBe(50);
  });

  it('is told of what was made after everything had been given up', () => {
    const late = write('w90', change('notes/n', 'b', 'z'));
    const entries = [{ ...first, ...GIVEN_UP }, late];
    expect(givenUpWith(entries, late)).toBeUndefined();
    expect(
      refusedIn([
        { ...first, ...GIVEN_UP },
        { ...late, refusal },
      ]),
    ).toEqual([['w90']]);
    expect(findRefusedChains(entries).headOf.get(late)).toBe(late);
  });

  it('is told of what replaces it, even if that is based on it', () => {
    const mine = write('w40', change('notes/n', 'b', 'z'), { replaces: 'w1' });
    const entries = [{ ...first, ...GIVEN_UP }, second, mine];
    expect(givenUpWith(entries, mine)).toBeUndefined();
    expect(givenUpWith(entries, second)).toBe(50);
    expect(
      refusedIn([
        { ...first, refusal },
        { ...mine, refusal },
      ]),
    ).toEqual([['w1'], ['w40']]);
  });

  it('goes on for the rest when only what follows was given up', () => {
    const entries = [{ ...first, refusal }, { ...second, ...GIVEN_UP }, third];
    expect(refusedIn(entries)).toEqual([['w1']]);
    expect(givenUpWith(entries, third)).toBe(50);
  });
});
