import * as v from 'valibot';
import { expect } from 'vitest';
import { type Stage } from './stage.ts';

const logSchema = v.object({
  requests: v.array(
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

type Logged = v.InferOutput<typeof logSchema>['requests'][number];

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

/** Every commit since a moment, oldest first. */
export async function commitsSince(stage: Stage, since: string): Promise<readonly CommitCost[]> {
  const byTime = new Map<string, Logged[]>();
  for (const request of await requests(stage)) {
    if (request.time <= since || request.method === 'get' || request.method === 'list') continue;
    expect(request).toMatchObject({ allowed: true });
    byTime.set(request.time, [...(byTime.get(request.time) ?? []), request]);
  }
  return [...byTime.values()].map(costOf);
}

/** Returns the time of the last request; a read may be logged after a commit with a later time. */
export async function lastRequest(stage: Stage): Promise<string> {
  const times = (await requests(stage)).map(({ time }) => time);
  return times.sort().at(-1) ?? '';
}

/** Returns every request after a moment, oldest first; a list is named by its parent document. */
export async function requestsSince(stage: Stage, since: string): Promise<readonly Logged[]> {
  return (await requests(stage)).filter(({ time }) => time > since);
}

async function requests(stage: Stage): Promise<readonly Logged[]> {
  const { host, port } = stage.address();
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/demo-quits:ruleCosts`);
  return v.parse(logSchema, await answer.json()).requests;
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
