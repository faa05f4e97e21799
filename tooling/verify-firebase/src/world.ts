import type { AppError, Result } from '@quits/errors';
import type { FirebaseConfig } from '@quits/firebase-core';
import type { Database, Doc, LiveQuery, LiveState, WriteHandle } from '@quits/firestore';
import { readFromServer } from '@quits/product/io/read-from-server.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { groups } from '@quits/product/group/collections.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { type Device, openDevice } from './device.ts';

/** Amount of data that a run writes. */
export interface Scale {
  readonly rows: number;
  readonly people: number;
}

/** Facts that journeys observed, for the probes. */
export interface Facts {
  /** Expenses of the largest commit of the import that was accepted. */
  largestCommit?: number;
  /** Origin that may read a stored file. */
  allowedOrigin?: string;
  /** A file was stored, or may have been. */
  storedFiles?: boolean;
}

/** Shared state of one run's journeys. */
export class World {
  /** Id in the names of all created data. */
  readonly run = crypto.randomUUID().slice(0, 8);
  readonly password = `${crypto.randomUUID()}Aa1!`;
  readonly facts: Facts = {};
  readonly config: FirebaseConfig;
  readonly scale: Scale;
  /** The owner: a guest at first. */
  readonly ana: Device;
  /** Has an account from the beginning, and joins. */
  readonly ben: Device;
  /** Is in no group. */
  readonly stranger: Device;
  /** Groups of this run, the first being that of most journeys. */
  readonly groupIds: string[] = [];

  constructor(config: FirebaseConfig, scale: Scale) {
    this.config = config;
    this.scale = scale;
    const hasFiles = () => this.facts.storedFiles === true;
    this.ana = openDevice(config, hasFiles);
    this.ben = openDevice(config, hasFiles);
    this.stranger = openDevice(config, hasFiles);
  }

  get devices(): readonly Device[] {
    return [this.ana, this.ben, this.stranger];
  }

  /** Returns an email address that identifies the run and receives no mail. */
  emailOf(name: string): string {
    return `quits-verify-${this.run}-${name}@example.com`;
  }

  get groupId(): string {
    const [id] = this.groupIds;
    if (id === undefined) throw new Error('There is no group yet.');
    return id;
  }

  async close(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.close()));
  }
}

/** The value of a result. @throws {AppError} */
export function must<Value>(result: Result<Value, AppError>): Value {
  if (!result.ok) throw result.error;
  return result.value;
}

/**
 * Waits until the server has applied a write. @throws {AppError} if it is rejected; then the write
 * is discarded
 */
export async function taken(database: Database, write: WriteHandle): Promise<void> {
  const done = await write.settled;
  if (done.ok) return;
  await database.discardWrite(write.id);
  throw done.error;
}

/** Waits until live data satisfies a condition. @throws {AppError} if it fails */
export function until<Data>(
  live: LiveQuery<LiveState<Data>>,
  isRight: (data: Data) => boolean,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const look = () => {
      const state = live.getState();
      const failed = state.status === 'failed' && !state.retrying ? state.error : undefined;
      if (failed === undefined && !(state.status === 'ready' && isRight(state.data))) return;
      for (const stop of stops.splice(0)) stop();
      if (failed !== undefined) reject(failed);
      else if (state.status === 'ready') resolve(state.data);
    };
    stops.push(live.subscribe(look));
    look();
  });
}

/** A group as the server has it. */
export async function groupOf({ database }: Device, id: string): Promise<Doc<Group>> {
  const found = must(await readFromServer(database, database.liveDocument(groups, { id })));
  if (found === undefined) throw new Error('The group is not there.');
  return found;
}

/** An expense as the server has it. */
export async function expenseOf(
  { database }: Device,
  groupId: string,
  id: string,
): Promise<Doc<Expense>> {
  const live = database.liveDocument(expenses, { groupId, id });
  const found = must(await readFromServer(database, live));
  if (found === undefined) throw new Error('The expense is not there.');
  return found;
}

/** @throws {Error} with this text unless `holds` */
export function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
