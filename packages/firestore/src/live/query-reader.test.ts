import { describe, expect, it, vi } from 'vitest';
import { tasks } from '../../tests/support/sample-collections.ts';
import { createQueryReader } from './query-reader.ts';
import type { RawDocument, RawSnapshot } from '../sdk/raw-snapshot.ts';

const raw = (id: string, data: Record<string, unknown>, pending = false): RawDocument => ({
  path: `projects/p/tasks/${id}`,
  pending,
  read: () => data,
});

const snapshot = (ids: string[], changed: RawDocument[], fromCache = false): RawSnapshot => ({
  changed,
  paths: ids.map((id) => `projects/p/tasks/${id}`),
  fromCache,
  pending: changed.some(({ pending }) => pending),
});

const three = ['a', 'b', 'c'];
const first = () =>
  snapshot(
    three,
    three.map((id, rank) => raw(id, { title: id, rank })),
  );

describe('a query reader', () => {
  it('keeps the identity of everything that did not change', () => {
    const read = createQueryReader(tasks, vi.fn());
    const before = read(first()).data;
    const after = read(snapshot(three, [raw('b', { title: 'B', rank: 1 })])).data;
    expect(after.map((doc, at) => doc === before[at])).toEqual([true, false, true]);
    expect(after[1]?.data.title).toBe('B');
  });

  it('keeps the list when only the source of it changed', () => {
    const read = createQueryReader(tasks, vi.fn());
    const before = read({ ...first(), fromCache: true });
    const after = read(snapshot(three, []));
    expect(after.fromCache).toBe(false);
    expect(after.data).toBe(before.data);
  });

  it('keeps the data of a document that is merely confirmed', () => {
    const read = createQueryReader(tasks, vi.fn());
    const [before] = read(snapshot(['a'], [raw('a', { title: 'a', rank: 0 }, true)])).data;
    const [after] = read(snapshot(['a'], [raw('a', { title: 'a', rank: 0 })])).data;
    expect([before?.pending, after?.pending]).toEqual([true, false]);
    expect(after?.data).toBe(before?.data);
  });

  it('follows the order and forgets what has gone', () => {
    const read = createQueryReader(tasks, vi.fn());
    read(first());
    expect(read(snapshot(['c', 'a'], [])).data.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(read(snapshot(['c'], [])).data.map(({ id }) => id)).toEqual(['c']);
  });

  it('leaves out, counts and reports what does not fit, once for each version', () => {
    const report = vi.fn();
    const read = createQueryReader(tasks, report);
    const broken = raw('b', { title: '', rank: 1 });
    const state = read(snapshot(three, [raw('a', { title: 'a', rank: 0 }), broken]));
    expect(state.data.map(({ id }) => id)).toEqual(['a']);
    expect(state.invalid).toMatchObject([
      { path: 'projects/p/tasks/b', issues: [{ field: 'title' }] },
    ]);
    read(snapshot(three, [broken]));
    expect(report).toHaveBeenCalledTimes(1);
    const mended = read(snapshot(three, [raw('b', { title: 'b', rank: 1 })]));
    expect(mended.invalid).toEqual([]);
    expect(mended.data.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
