import { expect } from 'vitest';
import { generateId } from '../../src/collection/generate-id.ts';
import type { Doc, QueryState } from '../../src/live/live-state.ts';
import { writeInBatches } from '../../src/database/write-in-batches.ts';
import { projects, tasks } from './sample-collections.ts';
import type { TestSession } from './session.ts';

/** A project as it is first written. */
const project = { name: 'P', version: 1, totals: { EUR: { ann: 0 } }, members: [] };

/** Creates a project with `count` tasks, ranked from 0, and waits until the server has them. */
export async function makeProject({ database }: TestSession, count = 0): Promise<string> {
  const projectId = generateId();
  const ranks = Array.from({ length: count }, (_, rank) => rank);
  const { settled } = writeInBatches(database, 'make', [
    (batch) => batch.create(projects, {}, projectId, project),
    ...ranks.map((rank) => (batch: Parameters<Parameters<typeof database.write>[1]>[0]) => {
      batch.create(tasks, { projectId }, `t${rank}`, { title: `Task ${rank}`, rank });
    }),
  ]);
  expect((await settled).every(({ ok }) => ok)).toBe(true);
  return projectId;
}

/** Returns whether the server has confirmed `count` documents and nothing is pending. */
export const settled =
  (count: number) =>
  <Data>(state: QueryState<Data>): boolean =>
    state.status === 'ready' && !state.fromCache && !state.pending && state.data.length === count;

/** The documents of a result that has arrived. */
export const rowsOf = <Data>(state: QueryState<Data>): readonly Doc<Data>[] =>
  state.status === 'ready' ? state.data : [];
