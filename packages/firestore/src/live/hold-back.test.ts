import { createValueStore } from '@quits/firebase-core';
import { eventually } from '@quits/tooling-presets/eventually';
import { expect, it } from 'vitest';
import { projects, tasks } from '../../tests/support/sample-collections.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { documentTarget, queryTarget } from '../query/query-target.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { summarize } from '../write/summarize.ts';
import { createWriteRegistry } from '../write/write-registry.ts';
import { holdBack } from './hold-back.ts';

const refusal = { code: 'write/conflict', message: '', conflicts: [] };

/**
 * A change of a project from one revision to the next that also changes a task, with or without a
 * proof.
 */
function change(from: number, proves: boolean): JournalEntry {
  const id = `w${from}`;
  const create: WriteOperation = { kind: 'create', path: `log/${id}`, data: {} };
  const operations: readonly WriteOperation[] = [
    { kind: 'update', path: 'projects/p', patch: { rev: from + 1 }, expects: { rev: from } },
    { kind: 'update', path: `projects/p/tasks/t${from}`, patch: { title: 'x' } },
    proves ? { ...create, proof: true } : create,
  ];
  return { id, at: from, operations, label: id, uid: 'ann', session: 's', draft: undefined };
}

function open(proves = true) {
  const book = createWriteRegistry(createValueStore<string | undefined>('ann'));
  book.summarize = summarize;
  const first = change(1, proves);
  const second = change(2, proves);
  const put = (...entries: readonly JournalEntry[]) => {
    for (const entry of entries) book.entries.set(entry.id, entry);
    book.publish();
  };
  put(first, second);
  const device = new Set(['log/w1', 'log/w2']);
  const shown: string[] = [];
  let looks = 0;
  let turns = 0;
  const status = {
    ...book.status,
    getState() {
      turns += 1;
      return book.status.getState();
    },
  };
  const asking = (asked: Parameters<typeof holdBack>[2]) =>
    holdBack<string>(
      { ...book, status },
      async (path) => {
        looks += 1;
        return device.has(path);
      },
      asked,
      (reading) => shown.push(reading),
    );
  const held = asking(documentTarget(projects, { id: 'p' }));
  /** Until it has been thought about some more times. */
  const longer = async () => {
    const before = turns;
    await eventually(() => expect(turns).toBeGreaterThan(before + 3));
  };
  return { book, first, second, put, device, shown, asking, ...held, looks: () => looks, longer };
}

it('shows at once what no waiting write was made on top of another for', () => {
  const { asking, shown, looks } = open();
  for (const asked of [
    documentTarget(projects, { id: 'other' }),
    queryTarget(tasks, { projectId: 'other' }),
  ]) {
    asking(asked).next('at once');
  }
  expect(shown).toEqual(['at once', 'at once']);
  expect(looks()).toBe(0);
});

it('shows what all of them leave, and the last of what came meanwhile', async () => {
  const { next, shown } = open();
  next('one');
  next('both');
  await eventually(() => expect(shown).toEqual(['both']));
  next('both again');
  await eventually(() => expect(shown).toEqual(['both', 'both again']));
});

it('holds back what only the later one leaves, until that is gone as well', async () => {
  const { next, shown, device, asking, first, second, put, longer } = open();
  device.delete('log/w1');
  next('second without first');
  asking(queryTarget(tasks, { projectId: 'p' })).next('list of second without first');
  await longer();
  put({ ...first, refusal });
  await longer();
  expect(shown).toEqual([]);
  device.delete('log/w2');
  next('neither');
  put({ ...second, refusal });
  await eventually(() =>
    expect(shown.toSorted()).toEqual(['list of second without first', 'neither']),
  );
});

it('knows without a proof what this page was told', async () => {
  const { next, shown, book, first, second, put, looks, longer } = open(false);
  book.failing.add('w1');
  next('second without first');
  put({ ...first, refusal });
  book.failing.delete('w1');
  await longer();
  expect(shown).toEqual([]);
  put({ ...second, refusal });
  next('neither');
  await eventually(() => expect(shown).toEqual(['neither']));
  expect(looks()).toBe(0);
});

it('shows nothing any more once it was stopped', async () => {
  const { next, stop, shown, device, looks, asking, longer } = open();
  device.delete('log/w1');
  next('second without first');
  await eventually(() => expect(looks()).toBeGreaterThan(0));
  stop();
  // Another reader, which isn't held back, proves that time has passed.
  asking(queryTarget(tasks, { projectId: 'p' })).next('list');
  await longer();
  device.clear();
  await eventually(() => expect(shown).toEqual(['list']));
});
