import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCollection } from '../collection/define-collection.ts';
import type { RawData } from '../collection/raw-data.ts';
import { migrations } from '../collection/migrations.ts';
import { projects, tasks } from '../../tests/support/sample-collections.ts';
import { fieldPath } from '../value/field-path.ts';
import { deleteField, increment, serverTimestamp } from '../value/sentinel.ts';
import { findEvidence } from './evidence.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { recordBatch } from './record-batch.ts';
import type { WriteBatch } from './write-batch.ts';

const unseen = () => undefined;
const project = { name: 'P', version: 2, totals: { EUR: { ann: 1 } }, members: [] };

describe('a batch', () => {
  it('records its operations as plain data', () => {
    const { operations, invalid } = recordBatch((batch) => {
      batch.create(tasks, { projectId: 'p' }, 't', { title: 'x', rank: 1, at: serverTimestamp() });
      const patch = { ['totals.EUR.ann']: increment(5), version: 3 };
      batch.update(projects, {}, 'p', patch, { expects: { version: 2 } });
      batch.delete(tasks, { projectId: 'p' }, 'u');
    }, unseen);
    expect(invalid).toEqual([]);
    expect(operations).toEqual([
      {
        kind: 'create',
        path: 'projects/p/tasks/t',
        data: { title: 'x', rank: 1, at: serverTimestamp() },
      },
      {
        kind: 'update',
        path: 'projects/p',
        patch: { 'totals.EUR.ann': increment(5), version: 3 },
        expects: { version: 2 },
      },
      { kind: 'delete', path: 'projects/p/tasks/u' },
    ]);
    expect(structuredClone(operations)).toEqual(operations);
  });

  it('keeps what a change was made on, and which created document proves it', () => {
    const { operations } = recordBatch((batch) => {
      batch.create(tasks, { projectId: 'p' }, 't', { title: 'x', rank: 1 }, { proof: true });
      batch.update(projects, {}, 'p', { name: 'Q' }, { expects: { name: 'P', changedAt: null } });
      batch.delete(tasks, { projectId: 'p' }, 'u', { expects: { title: 'x' } });
    }, unseen);
    expect(operations).toMatchObject([
      { kind: 'create', proof: true },
      { kind: 'update', expects: { name: 'P', changedAt: null } },
      { kind: 'delete', expects: { title: 'x' } },
    ]);
    expect(structuredClone(operations)).toEqual(operations);
  });

  it('finds what a document would lack', () => {
    const { invalid } = recordBatch((batch) => {
      batch.create(tasks, { projectId: 'p' }, 't', { title: '', rank: 1 });
    }, unseen);
    expect(invalid).toMatchObject([{ path: 'projects/p/tasks/t', issues: [{ field: 'title' }] }]);
  });

  it('checks an update against the document as last seen', () => {
    const { invalid } = recordBatch(
      (batch) => batch.update(projects, {}, 'p', { members: deleteField() }),
      () => project,
    );
    expect(invalid).toMatchObject([{ path: 'projects/p', issues: [{ field: 'members' }] }]);
  });

  it('checks an update against what the same batch has written before', () => {
    const { invalid } = recordBatch((batch) => {
      batch.create(tasks, { projectId: 'p' }, 't', { title: 'x', rank: 1 });
      batch.update(tasks, { projectId: 'p' }, 't', { title: '' });
    }, unseen);
    expect(invalid).toHaveLength(1);
  });

  it('leaves alone what a change does not set, however it was last seen', () => {
    const stale = { name: 'P', totals: { EUR: { ann: 'text' } } };
    const { operations, invalid } = recordBatch(
      (batch) => {
        batch.update(projects, {}, 'p', { name: 'Q', ['totals.USD.ann']: increment(1) });
        batch.merge(projects, {}, 'p', { totals: { GBP: { ben: increment(1) } } });
      },
      () => stale,
    );
    expect(invalid).toEqual([]);
    expect(operations).toHaveLength(2);
  });

  it('finds what a merge sets wrong, and names no other field', () => {
    const people = defineCollection({
      path: 'people',
      schema: v.object({ name: v.string(), 'of.age': v.record(v.string(), v.number()) }),
    });
    const { invalid } = recordBatch(
      (batch) => {
        batch.merge(people, {}, 'p', { 'of.age': { ann: 'x' as never } });
        batch.update(people, {}, 'p', { [fieldPath('of.age', 'ben')]: 'y' });
      },
      () => ({ name: 1, 'of.age': {} }),
    );
    expect(invalid.map(({ issues }) => issues.map(({ field }) => field))).toEqual([
      ['of.age.ann'],
      ['of.age.ben'],
    ]);
  });

  it('writes a document of an old shape anew, with its change', () => {
    const people = defineCollection({
      path: 'people',
      schema: v.object({ name: v.string(), age: v.number(), shape: v.number(), at: v.date() }),
      migrations: migrations({
        field: 'shape',
        current: 1,
        steps: { 0: ({ givenName, ...rest }) => ({ ...rest, name: givenName, at: new Date(0) }) },
      }),
    });
    const change = (batch: WriteBatch) => {
      batch.update(people, {}, 'ann', { age: increment(1), at: serverTimestamp() });
    };
    const old = recordBatch(change, () => ({ givenName: 'Ann', age: 40 }));
    expect(old).toMatchObject({
      invalid: [],
      operations: [
        {
          kind: 'set',
          path: 'people/ann',
          data: { name: 'Ann', age: 41, shape: 1, at: serverTimestamp() },
        },
      ],
    });
    const upToDate = { name: 'Ann', age: 40, shape: 1, at: new Date(0) };
    expect(recordBatch(change, () => upToDate).operations[0]?.kind).toBe('update');
  });

  it('refuses a field without a value', () => {
    const patch: { name?: string } = { name: undefined } as never;
    expect(() => recordBatch((batch) => batch.update(projects, {}, 'p', patch), unseen)).toThrow(
      TypeError,
    );
  });
});

describe('evidence of a write whose answer was lost', () => {
  const update: WriteOperation = {
    kind: 'update',
    path: 'projects/p',
    patch: { name: 'Q', version: 3, 'totals.EUR.ann': increment(1) },
    expects: { version: 2 },
  };
  const create: WriteOperation = {
    kind: 'create',
    path: 'log/1',
    data: { what: 'x', at: serverTimestamp() },
  };
  const proof: WriteOperation = { ...create, proof: true };
  const at = new Date(0);

  it('is a document that nobody else could create, whatever became of it', async () => {
    const read = async (path: string) => (path === 'log/1' ? { what: 'changed', at } : project);
    expect(await findEvidence([update, proof], read)).toEqual({ applied: true, conflicts: [] });
  });

  it('is missing where that document is, whatever else is as it was written', async () => {
    const others: readonly WriteOperation[] = [{ ...create, path: 'log/2' }, proof];
    const read = async (path: string) => (path === 'log/1' ? undefined : { what: 'x', at });
    expect(await findEvidence(others, read)).toEqual({ applied: false, conflicts: [] });
  });

  it('is a created document as it was written', async () => {
    const read = async (path: string) => (path === 'log/1' ? { what: 'x', at } : project);
    expect(await findEvidence([update, create], read)).toEqual({ applied: true, conflicts: [] });
  });

  it('is no document of another, nor one that was deleted since', async () => {
    for (const found of [
      { what: 'y', at },
      { what: 'x', at, deletedAt: at },
    ]) {
      expect(await findEvidence([create], async () => found)).toMatchObject({ applied: false });
    }
  });

  it('is the fields as they were written, where nothing was created', async () => {
    const applied = { ...project, name: 'Q', version: 3, totals: { EUR: { ann: 2 } } };
    expect(await findEvidence([update], async () => applied)).toEqual({
      applied: true,
      conflicts: [],
    });
  });

  it('is missing when the document is as it was before', async () => {
    expect(await findEvidence([update], async () => project)).toEqual({
      applied: false,
      conflicts: [],
    });
  });

  it('shows both versions when someone else was first', async () => {
    const theirs = { ...project, name: 'R', version: 3 };
    expect(
      await findEvidence([update, create], async (path) => (path === 'log/1' ? undefined : theirs)),
    ).toEqual({
      applied: false,
      conflicts: [{ path: 'projects/p', mine: update.patch, theirs }],
    });
  });

  it('shows what a change was made on that is not there any more', async () => {
    const path = 'notes/n';
    const operations: readonly WriteOperation[] = [
      { kind: 'update', path, patch: { text: 'mine', rev: 'b' }, expects: { rev: 'a' } },
      { kind: 'delete', path, expects: { rev: 'a' } },
    ];
    const conflictsWith = async (theirs: RawData | undefined) =>
      (await findEvidence(operations, async () => theirs)).conflicts;
    expect(await conflictsWith({ text: 'old', rev: 'a' })).toEqual([]);
    for (const theirs of [{ text: 'theirs', rev: 'c' }, undefined, { text: 'old' }]) {
      expect(await conflictsWith(theirs)).toEqual([
        { path, mine: { text: 'mine', rev: 'b' }, theirs },
        { path, mine: {}, theirs },
      ]);
    }
  });

  it('takes a field that is missing for one that is null', async () => {
    const expecting = (value: unknown): readonly WriteOperation[] => [
      { kind: 'update', path: 'a/b', patch: { rev: 'b' }, expects: { rev: value } },
    ];
    for (const [value, found] of [
      [undefined, {}],
      [null, {}],
      [undefined, { rev: null }],
    ] as const) {
      expect((await findEvidence(expecting(value), async () => found)).conflicts).toEqual([]);
    }
    expect(
      (await findEvidence(expecting(null), async () => ({ rev: 'c' }))).conflicts,
    ).toHaveLength(1);
  });

  it('is the absence of a deleted document', async () => {
    const operations: WriteOperation[] = [{ kind: 'delete', path: 'a/b' }];
    expect(await findEvidence(operations, async () => undefined)).toEqual({
      applied: true,
      conflicts: [],
    });
    expect(await findEvidence(operations, async () => ({}))).toMatchObject({ applied: false });
  });
});
