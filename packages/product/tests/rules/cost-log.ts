import * as v from 'valibot';
import { expect } from 'vitest';
import { type Stage } from './stage.ts';

/** A position in the backend's log of decisions. */
const markSchema = v.object({ firestore: v.number(), storage: v.number() });

const logSchema = v.object({
  mark: markSchema,
  decisions: v.array(
    v.object({
      time: v.string(),
      method: v.string(),
      name: v.string(),
      allowed: v.boolean(),
      cost: v.number(),
      reads: v.number(),
    }),
  ),
});

type Logged = v.InferOutput<typeof logSchema>['decisions'][number];

/** See {@link markSchema}: a position, because the machine's clock can be set back between two requests. */
export type LogMark = v.InferOutput<typeof markSchema>;

/** Cost of the rules for one commit. */
export interface CommitCost {
  /** Cost of the most expensive document, in the service's unit. */
  readonly cost: number;
  /** Documents read for the one document that reads most. */
  readonly readsOfOne: number;
  /** Documents read when none is remembered between the documents of the commit. */
  readonly reads: number;
  /** Cost of each document, by path. */
  readonly documents: Readonly<Record<string, number>>;
}

/** Every commit since a mark, oldest first. */
export async function commitsSince(stage: Stage, mark: LogMark): Promise<readonly CommitCost[]> {
  const byTime = new Map<string, Logged[]>();
  for (const request of await requestsSince(stage, mark)) {
    if (request.method === 'get' || request.method === 'list') continue;
    expect(request).toMatchObject({ allowed: true });
    byTime.set(request.time, [...(byTime.get(request.time) ?? []), request]);
  }
  return [...byTime.values()].map(costOf);
}

/** Returns the current end of the log. */
export async function markLog(stage: Stage): Promise<LogMark> {
  return (await readLog(stage, '')).mark;
}

/** Returns every request since a mark, oldest first; a list is named by its parent document. */
export async function requestsSince(stage: Stage, mark: LogMark): Promise<readonly Logged[]> {
  return (await readLog(stage, `?firestore=${mark.firestore}`)).decisions;
}

async function readLog(stage: Stage, query: string): Promise<v.InferOutput<typeof logSchema>> {
  const answer = await fetch(`${stage.origin()}/emulator/v1/control/decisions${query}`);
  return v.parse(logSchema, await answer.json());
}

function costOf(documents: readonly Logged[]): CommitCost {
  return {
    cost: Math.max(...documents.map(({ cost }) => cost)),
    readsOfOne: Math.max(...documents.map(({ reads }) => reads)),
    reads: documents.reduce((sum, { reads }) => sum + reads, 0),
    documents: Object.fromEntries(
      documents.map(({ name, cost }) => [name.split('/documents/')[1] ?? name, cost]),
    ),
  };
}
