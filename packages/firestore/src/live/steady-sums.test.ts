import { createValueStore } from '@quits/firebase-core';
import { describe, expect, it } from 'vitest';
import type { RawData } from '../collection/raw-data.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { increment } from '../value/sentinel.ts';
import { createWriteRegistry } from '../write/write-registry.ts';
import type { RawSnapshot } from '../sdk/raw-snapshot.ts';
import { createSteadySums } from './steady-sums.ts';

const path = 'groups/g';
const forget = () => Promise.resolve();

/** A write that moves money from one person to another. */
function moving(id: string, from: string, to: string, by: number): JournalEntry {
  const patch = { [`sums.${from}`]: increment(-by), [`sums.${to}`]: increment(by), last: id };
  const operations = [{ kind: 'update' as const, path, patch }];
  return { id, label: id, at: 1, uid: 'ann', session: 's', draft: undefined, operations };
}

function snapshotOf(data: RawData, pending: boolean, fromCache = false): RawSnapshot {
  const changed = [{ path, pending, read: () => data }];
  return { changed, paths: [path], pending, fromCache };
}

function open() {
  const book = createWriteRegistry(createValueStore<string | undefined>('ann'));
  const steady = createSteadySums({ ...book, forget });
  return {
    book,
    show: (data: RawData, pending: boolean) => steady(snapshotOf(data, pending)).changed[0]?.read(),
    showCached: (data: RawData, pending: boolean) =>
      steady(snapshotOf(data, pending, true)).changed[0]?.read(),
    hand: (entry: JournalEntry) => {
      book.entries.set(entry.id, entry);
      book.handed.set(entry.id, entry);
    },
    answer: (id: string) => void book.entries.delete(id),
    refuse: (id: string) => {
      book.entries.delete(id);
      book.handed.delete(id);
      book.doubted.delete(id);
      book.live.refused?.(id);
    },
    /** Creates a write as the engine does, with its increment bases. */
    make: (entry: JournalEntry): JournalEntry => {
      const made = {
        ...entry,
        incrementBases: book.live.incrementBases?.(entry, new Map([[entry.id, entry]])),
      };
      book.entries.set(made.id, made);
      book.handed.set(made.id, made);
      return made;
    },
    /** Loads entries that an earlier page has stored. */
    find: (...entries: readonly JournalEntry[]) => {
      for (const entry of entries) book.entries.set(entry.id, entry);
    },
  };
}

it('keeps numbers that belong together from one commit while a write adds to some of them', () => {
  const { show, hand } = open();
  show({ name: 'Trip', sums: { ann: 0, bob: 0, cleo: 0 } }, false);
  hand(moving('w1', 'ann', 'bob', 5));
  // The server has moved 7 from Bob to Cleo; the SDK's view updates only Cleo.
  const mixed = { name: 'Trip', sums: { ann: -5, bob: 5, cleo: 7 }, last: 'w1' };
  expect(show(mixed, true)).toEqual({
    name: 'Trip',
    sums: { ann: -5, bob: 5, cleo: 0 },
    last: 'w1',
  });
  const settled = { name: 'Trip', sums: { ann: -5, bob: -2, cleo: 7 }, last: 'w1' };
  expect(show(settled, false)).toBe(settled);
});

it('shows no cached document in which only the incremented numbers are new', () => {
  const { book, show, hand, answer } = open();
  show({ sums: { ann: 0, bob: 0, cleo: 0 } }, false);
  hand(moving('w1', 'ann', 'bob', 5));
  // The listener has lost its permission, and the server has moved 7 from Bob to Cleo.
  answer('w1');
  const reopened = createSteadySums({ ...book, forget });
  const cached = { sums: { ann: -5, bob: -2, cleo: 0 }, last: 'w1' };
  const first = reopened(snapshotOf(cached, false, true));
  expect(first.changed[0]?.read()).toEqual({ sums: { ann: -5, bob: 5, cleo: 0 }, last: 'w1' });
  // A confirmation without a change of the document.
  const confirmed = reopened({ changed: [], paths: [path], pending: false, fromCache: false });
  expect(confirmed.changed[0]?.read()).toBe(cached);
  expect(reopened({ ...confirmed, changed: [] }).changed).toEqual([]);
});

it('counts an answered write until the server shows it, and never after', () => {
  const { show, hand, answer } = open();
  show({ sums: { ann: 0, bob: 0 } }, false);
  hand(moving('w1', 'ann', 'bob', 5));
  hand(moving('w2', 'ann', 'bob', 1));
  answer('w1');
  expect(show({ sums: { ann: 9, bob: 9 } }, true)).toMatchObject({ sums: { ann: -6, bob: 6 } });
  answer('w2');
  show({ sums: { ann: -6, bob: 6 } }, false);
  hand(moving('w3', 'ann', 'bob', 1));
  expect(show({ sums: { ann: 9, bob: 9 } }, true)).toMatchObject({ sums: { ann: -7, bob: 7 } });
});

it('lets go of what was refused', () => {
  const { show, hand, refuse } = open();
  show({ sums: { ann: 0, bob: 0 } }, false);
  hand(moving('w1', 'ann', 'bob', 5));
  hand(moving('w2', 'ann', 'bob', 1));
  refuse('w1');
  expect(show({ sums: { ann: 9, bob: 9 } }, true)).toMatchObject({ sums: { ann: -1, bob: 1 } });
});

it('counts a refused write once when it is retried', () => {
  const { show, hand, refuse, book } = open();
  show({ sums: { ann: 0, bob: 0 } }, false);
  const first = moving('w1', 'ann', 'bob', 5);
  hand(first);
  // The SDK has rolled it back, and the server hasn't been asked yet.
  book.doubted.add('w1');
  show({ sums: { ann: 0, bob: 0 } }, false);
  refuse('w1');
  hand(first);
  expect(show({ sums: { ann: -5, bob: 5 } }, true)).toEqual({
    sums: { ann: -5, bob: 5 },
    last: 'w1',
  });
  hand(moving('w2', 'ann', 'bob', 1));
  expect(show({ sums: { ann: 9, bob: 9 } }, true)).toMatchObject({ sums: { ann: -6, bob: 6 } });
});

it('shows what the SDK shows before it knows of anything confirmed, and where nothing is added', () => {
  const { show, hand } = open();
  hand(moving('w1', 'ann', 'bob', 5));
  const first = { sums: { ann: -5, bob: 5 } };
  expect(show(first, true)).toBe(first);
  const other = open();
  other.show({ name: 'Trip' }, false);
  const named = { name: 'Boat' };
  expect(other.show(named, true)).toBe(named);
});

it('keeps what an earlier page has left on what was read first, until nothing waits', () => {
  const { show, hand, book } = open();
  const left = moving('w1', 'ann', 'bob', 5);
  book.entries.set(left.id, { ...left, session: 'gone', queued: true });
  const first = { sums: { ann: -5, bob: 5, cleo: 0 } };
  expect(show(first, true)).toEqual(first);
  // The server has moved 7 from Bob to Cleo; the SDK's view updates only Cleo.
  expect(show({ sums: { ann: -5, bob: 5, cleo: 7 } }, true)).toEqual(first);
  hand(moving('w2', 'cleo', 'ann', 1));
  expect(show({ sums: { ann: -4, bob: 5, cleo: 6 } }, true)).toMatchObject({
    sums: { ann: -4, bob: 5, cleo: -1 },
  });
  const settled = { sums: { ann: -4, bob: -2, cleo: 6 } };
  expect(show(settled, false)).toBe(settled);
});

it('counts what the SDK has taken back until it is known what became of it, and never twice', () => {
  const { show, hand, answer, book } = open();
  show({ sums: { ann: 0, bob: 0 } }, false);
  hand(moving('w1', 'ann', 'bob', 5));
  hand(moving('w2', 'ann', 'bob', 1));
  book.doubted.add('w1');
  // Dependent writes keep the numbers that they are based on.
  expect(show({ sums: { ann: -6, bob: 0 } }, true)).toMatchObject({ sums: { ann: -6, bob: 6 } });
  answer('w2');
  // The server has the first write, whose answer was lost.
  show({ sums: { ann: -6, bob: 6 } }, false);
  book.doubted.delete('w1');
  answer('w1');
  hand(moving('w3', 'ann', 'bob', 1));
  expect(show({ sums: { ann: 9, bob: 9 } }, true)).toMatchObject({ sums: { ann: -7, bob: 7 } });
});

it('goes on from what was confirmed when a listener is opened anew', () => {
  const { show, hand, book } = open();
  show({ sums: { ann: 0, bob: 0, cleo: 0 } }, false);
  hand(moving('w1', 'ann', 'bob', 5));
  const steady = createSteadySums({ ...book, forget });
  const mixed = snapshotOf({ sums: { ann: -5, bob: 5, cleo: 7 } }, true);
  expect(steady(mixed).changed[0]?.read()).toMatchObject({ sums: { ann: -5, bob: 5, cleo: 0 } });
});

it('goes on from what an earlier page has left that adds nothing', () => {
  const { show, hand, book } = open();
  const naming = { kind: 'update' as const, path, patch: { name: 'Boat' } };
  book.entries.set('w1', {
    ...moving('w1', 'ann', 'bob', 1),
    session: 'gone',
    operations: [naming],
  });
  show({ name: 'Boat', sums: { ann: 0, bob: 0, cleo: 0 } }, true);
  hand(moving('w2', 'ann', 'bob', 5));
  // The server has moved 7 from Bob to Cleo; the SDK's view updates only Cleo.
  const mixed = { name: 'Boat', sums: { ann: -5, bob: 5, cleo: 7 } };
  expect(show(mixed, true)).toMatchObject({ sums: { ann: -5, bob: 5, cleo: 0 } });
});

describe('what an earlier page has left', () => {
  const start = { sums: { ann: 0, bob: 0, cleo: 0 } };
  /** The server has moved 7 from Bob to Cleo since; the SDK's view updates only Cleo. */
  const mixed = (ann: number, bob: number) => ({ sums: { ann, bob, cleo: 7 } });

  it('is shown on what that page showed under it, although the SDK has heard of more', () => {
    const earlier = open();
    earlier.show(start, false);
    const first = earlier.make(moving('w1', 'ann', 'bob', 5));
    const second = earlier.make(moving('w2', 'ann', 'bob', 1));
    const page = open();
    page.find(first, second);
    expect(page.show(mixed(-6, 6), true)).toMatchObject({ sums: { ann: -6, bob: 6, cleo: 0 } });
  });

  it('shows no cached document in which only the incremented numbers are new', () => {
    const earlier = open();
    earlier.show(start, false);
    const first = earlier.make(moving('w1', 'ann', 'bob', 5));
    const page = open();
    page.find(first);
    page.show({ sums: { ann: -5, bob: 5, cleo: 0 } }, true);
    // The listener has lost its permission, and the server has moved 7 from Bob to Cleo.
    page.answer('w1');
    const reopened = createSteadySums({ ...page.book, forget });
    const cached = { sums: { ann: -5, bob: -2, cleo: 0 }, last: 'w1' };
    expect(reopened(snapshotOf(cached, false, true)).changed[0]?.read()).toMatchObject({
      sums: { ann: -5, bob: 5, cleo: 0 },
    });
    const confirmed = reopened({ changed: [], paths: [path], pending: false, fromCache: false });
    expect(confirmed.changed[0]?.read()).toBe(cached);
  });

  it('goes on without what was answered before that page closed', () => {
    const earlier = open();
    earlier.show(start, false);
    earlier.make(moving('w1', 'ann', 'bob', 5));
    const second = earlier.make(moving('w2', 'ann', 'bob', 1));
    const page = open();
    page.find(second);
    expect(page.show(mixed(-6, 6), true)).toMatchObject({ sums: { ann: -6, bob: 6, cleo: 0 } });
  });

  it('goes on without what was refused since', () => {
    const earlier = open();
    earlier.show(start, false);
    const first = earlier.make(moving('w1', 'ann', 'bob', 5));
    const second = earlier.make(moving('w2', 'ann', 'bob', 1));
    const page = open();
    page.find(
      { ...first, refusal: { code: 'write/conflict', message: '', conflicts: [] } },
      second,
    );
    expect(page.show(mixed(-1, 1), true)).toMatchObject({ sums: { ann: -1, bob: 1, cleo: 0 } });
  });

  it('is counted once where the server had applied it, and by the page after that too', () => {
    const earlier = open();
    earlier.show(start, false);
    const lost = earlier.make(moving('w1', 'ann', 'bob', 5));
    const page = open();
    page.find(lost);
    // The answer was lost with the earlier page; the SDK no longer holds its writes.
    page.show({ sums: { ann: -5, bob: 5, cleo: 0 } }, false);
    const second = page.make(moving('w2', 'ann', 'bob', 1));
    const last = open();
    last.find(lost, second);
    expect(last.show(mixed(-6, 6), true)).toMatchObject({ sums: { ann: -6, bob: 6, cleo: 0 } });
  });

  it('is counted once if it is refused to a page that closes before it has stored that', () => {
    const earlier = open();
    earlier.show(start, false);
    const first = earlier.make(moving('w1', 'ann', 'bob', 5));
    const page = open();
    page.find(first);
    page.show(mixed(-5, 5), true);
    page.refuse('w1');
    const second = page.make(moving('w2', 'ann', 'bob', 1));
    const last = open();
    last.find(first, second);
    expect(last.show(mixed(-6, 6), true)).toMatchObject({ sums: { ann: -6, bob: 6, cleo: 0 } });
  });

  it('is counted once if it is refused to this page and retried, whatever was made on top of it', () => {
    const earlier = open();
    earlier.show(start, false);
    const first = earlier.make(moving('w1', 'ann', 'bob', 5));
    const second = earlier.make(moving('w2', 'ann', 'bob', 1));
    const page = open();
    page.find(first, second);
    page.show(mixed(-6, 6), true);
    page.refuse('w1');
    expect(page.show(mixed(-1, 1), true)).toMatchObject({ sums: { ann: -1, bob: 1, cleo: 0 } });
    page.refuse('w2');
    page.hand(first);
    expect(page.show(mixed(-5, 5), true)).toMatchObject({ sums: { ann: -5, bob: 5, cleo: 0 } });
  });

  it('is given to the SDK by this page without being counted twice', () => {
    const earlier = open();
    earlier.show(start, false);
    const first = earlier.make(moving('w1', 'ann', 'bob', 5));
    const page = open();
    page.find(first);
    page.show(mixed(-5, 5), true);
    page.hand(first);
    expect(page.show(mixed(-5, 5), true)).toMatchObject({ sums: { ann: -5, bob: 5, cleo: 0 } });
  });
});

describe('a write that the server applied just before its page was closed', () => {
  const before = { sums: { ann: 0, bob: 0, cleo: 0 }, last: '' };
  // Cleo's payment to Bob came before the write; the server has not sent it yet.
  const mixed = { sums: { ann: -5, bob: 15, cleo: 0 }, last: 'a' };
  const now = { sums: { ann: -5, bob: 15, cleo: -10 }, last: 'a' };

  function reopened() {
    const earlier = open();
    earlier.show(before, false);
    const made = { ...earlier.make(moving('a', 'ann', 'bob', 5)), applied: true as const };
    const page = open();
    page.book.applied.set(made.id, made);
    return page;
  }

  it('shows the state that the write was made on with the write, not the mixture in the cache', () => {
    const { showCached, book } = reopened();
    expect(showCached(mixed, false)).toEqual({ sums: { ann: -5, bob: 5, cleo: 0 }, last: 'a' });
    expect([...book.applied.keys()]).toEqual(['a']);
  });

  it('adds the writes of the new page and of earlier pages', () => {
    const { showCached, find, hand } = reopened();
    find({
      ...moving('b', 'bob', 'cleo', 1),
      at: 2,
      operations: [{ kind: 'update', path, patch: { name: 'Trip' } }],
    });
    expect(showCached({ ...mixed, name: 'Trip' }, true)).toEqual({
      sums: { ann: -5, bob: 5, cleo: 0 },
      last: 'a',
      name: 'Trip',
    });
    hand(moving('c', 'cleo', 'bob', 2));
    const shown = showCached(
      { sums: { ann: -5, bob: 17, cleo: -2 }, last: 'c', name: 'Trip' },
      true,
    );
    expect(shown).toEqual({ sums: { ann: -5, bob: 7, cleo: -2 }, last: 'c', name: 'Trip' });
  });

  it('adds an earlier write that no longer waits in the SDK, with or without a state of its own', () => {
    for (const incrementBases of [undefined, { [path]: { data: before, holds: [] } }]) {
      const { showCached, find } = reopened();
      find({ ...moving('z', 'cleo', 'ann', 3), at: 0, incrementBases });
      const shown = showCached(mixed, false);
      expect(shown).toEqual({ sums: { ann: -2, bob: 5, cleo: -3 }, last: 'z' });
    }
  });

  it('shows what the server sends, and forgets the write', () => {
    const { show, showCached, book } = reopened();
    showCached(mixed, false);
    expect(show(now, false)).toEqual(now);
    expect([...book.applied.keys()]).toEqual([]);
    expect(showCached(now, false)).toEqual(now);
  });

  it('shows the cache if the server has sent it before', () => {
    const { show, showCached } = reopened();
    show(now, false);
    expect(showCached(now, false)).toEqual(now);
  });
});
