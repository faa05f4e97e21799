import * as v from 'valibot';
import { defineCollection } from '../../src/collection/define-collection.ts';

/** Collections that tests share. */
export const projects = defineCollection({
  path: 'projects',
  schema: v.object({
    name: v.string(),
    version: v.number(),
    totals: v.record(v.string(), v.record(v.string(), v.number())),
    members: v.array(v.string()),
    changedAt: v.optional(v.date()),
  }),
});

/** Documents that only members can read, and whose subcollections only members can write. */
export const circles = defineCollection({ path: 'circles', schema: projects.schema });

const task = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  rank: v.number(),
  done: v.optional(v.boolean(), false),
  at: v.optional(v.date()),
});

/** Documents below a project. */
export const tasks = defineCollection({ path: 'projects/{projectId}/tasks', schema: task });

/** Documents below a circle. */
export const circleTasks = defineCollection({ path: 'circles/{circleId}/tasks', schema: task });

/** Log entries of a project. */
export const log = defineCollection({
  path: 'projects/{projectId}/log',
  schema: v.object({ what: v.string(), at: v.date() }),
});

/** Documents that can be changed only on top of their last revision. */
export const sheets = defineCollection({
  path: 'sheets',
  schema: v.object({ title: v.string(), note: v.string(), rev: v.string(), base: v.string() }),
});

/** One document for each change of a sheet, named by its revision. */
export const sheetLog = defineCollection({
  path: 'sheets/{sheetId}/log',
  schema: v.object({ title: v.string() }),
});

/** Sums that changes of sheets add to. */
export const tallies = defineCollection({
  path: 'tallies',
  schema: v.object({ sum: v.number() }),
});

/** Documents that only members can read and change. */
export const rooms = defineCollection({
  path: 'rooms',
  schema: v.object({ members: v.array(v.string()) }),
});

/** Log of members who left a room. */
export const roomLog = defineCollection({
  path: 'rooms/{roomId}/log',
  schema: v.object({ who: v.string() }),
});
