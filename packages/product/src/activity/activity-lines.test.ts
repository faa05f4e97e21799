import type { Doc } from '@quits/firestore';
import { expect, it } from 'vitest';
import type { Activity } from './schema.ts';
import { activityLines } from './activity-lines.ts';

function entry(id: string, at: Date | null, by = 'ben'): Doc<Activity> {
  return {
    id,
    path: `groups/g/activity/${id}`,
    pending: false,
    data: {
      at,
      by,
      what: 'joined',
      target: { kind: 'person', id: 'p' },
      before: null,
      after: null,
    },
  };
}

const evening = new Date(2026, 4, 2, 20);
const noon = new Date(2026, 4, 2, 12);
const before = new Date(2026, 4, 1, 12);

it('heads each day once', () => {
  const lines = activityLines(
    [entry('c', evening), entry('b', noon), entry('a', before)],
    undefined,
    'ana',
  );
  expect(lines.map((line) => (line.kind === 'day' ? line.date : line.id))).toEqual([
    '2026-05-02',
    'c',
    'b',
    '2026-05-01',
    'a',
  ]);
});

it('marks where the last visit ended', () => {
  const lines = activityLines([entry('c', evening), entry('b', noon)], noon.getTime(), 'ana');
  expect(lines.map(({ kind }) => kind)).toEqual(['day', 'entry', 'seen', 'entry']);
});

it('marks nothing when all is new, nothing is, or only oneself did something', () => {
  const kinds = (entries: Doc<Activity>[], visit: number) =>
    activityLines(entries, visit, 'ana').filter(({ kind }) => kind === 'seen');
  expect(kinds([entry('c', evening)], noon.getTime())).toEqual([]);
  expect(kinds([entry('b', noon)], evening.getTime())).toEqual([]);
  expect(kinds([entry('c', evening, 'ana'), entry('b', noon)], noon.getTime())).toEqual([]);
});

it('tells which deletions were reverted: all but the last one of what is still deleted', () => {
  const about = (id: string, what: Activity['what'], expenseId: string): Doc<Activity> => {
    const { data, ...rest } = entry(id, noon);
    return { ...rest, data: { ...data, what, target: { kind: 'expense', id: expenseId } } };
  };
  const lines = activityLines(
    [
      about('5', 'deleted', 'tea'),
      about('4', 'restored', 'tea'),
      about('3', 'restored', 'cake'),
      about('2', 'deleted', 'tea'),
      about('1', 'deleted', 'cake'),
    ],
    undefined,
    'ana',
  );
  const reverted = lines.flatMap((line) =>
    line.kind === 'entry' && line.isReverted ? [line.id] : [],
  );
  expect(reverted).toEqual(['2', '1']);
});
