import { describe, expectTypeOf, it } from 'vitest';
import type { InferOutput, InferParams } from '../collection/define-collection.ts';
import type { QueryBuilder } from '../query/query-builder.ts';
import type { projects, tasks } from '../../tests/support/sample-collections.ts';
import type { WriteBatch } from '../write/write-batch.ts';
import { arrayUnion, deleteField, increment, serverTimestamp } from './sentinel.ts';
import type { FieldAt, FieldPath } from './with-field-value.ts';

type Project = InferOutput<typeof projects>;
declare const batch: WriteBatch;
declare const query: QueryBuilder<InferOutput<typeof tasks>>;
declare const currency: string;
declare const project: typeof projects;
declare const task: typeof tasks;

describe('typed data', () => {
  it('knows the parameters of a path', () => {
    expectTypeOf<InferParams<typeof tasks>>().toEqualTypeOf<{ readonly projectId: string }>();
  });

  it('knows the paths of fields and their types', () => {
    expectTypeOf<'totals.EUR.ann'>().toExtend<FieldPath<Project>>();
    expectTypeOf<'totals.EUR.ann.more'>().not.toEqualTypeOf<FieldPath<Project>>();
    expectTypeOf<FieldAt<Project, 'totals.EUR.ann'>>().toEqualTypeOf<number>();
  });

  it('lets only fitting sentinels through', () => {
    batch.update(project, {}, 'p', {
      ['totals.EUR.ann']: increment(5),
      version: 3,
      changedAt: serverTimestamp(),
      members: arrayUnion('ann'),
    });
    batch.update(project, {}, 'p', { changedAt: deleteField() });
    batch.update(project, {}, 'p', { name: 'Q' }, { expects: { name: 'P', changedAt: null } });
    // @ts-expect-error -- a name is no number
    batch.update(project, {}, 'p', { name: 'Q' }, { expects: { name: 1 } });
    // @ts-expect-error -- there is no such field
    batch.delete(project, {}, 'p', { expects: { nome: 'P' } });
    batch.delete(project, {}, 'p', { expects: { [`totals.${currency}.ann`]: 1 } });
    batch.update(project, {}, 'p', { [`totals.${currency}.ann`]: increment(5), version: 3 });
    // @ts-expect-error a text cannot be incremented
    batch.update(project, {}, 'p', { name: increment(1) });
    // @ts-expect-error there is no such field
    batch.update(project, {}, 'p', { nmae: 'x' });
    // @ts-expect-error a parameter of the path is missing
    batch.update(task, {}, 't', { title: 'x' });
    // @ts-expect-error a field of the schema is missing
    batch.create(task, { projectId: 'p' }, 't', { title: 'x' });
    batch.create(task, { projectId: 'p' }, 't', { title: 'x', rank: 1, at: serverTimestamp() });
  });

  it('checks the operands of a query', () => {
    query.where('rank', '>=', 3).where('title', 'in', ['a']).orderBy('at', 'desc');
    query.any((filter) => [filter('rank', '==', 1), filter('done', '==', true)]);
    // @ts-expect-error a number is not compared with a text
    query.where('rank', '>=', 'x');
    // @ts-expect-error there is no such field
    query.orderBy('nothing');
  });
});
