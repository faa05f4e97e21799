import type { FirebaseConfig } from '@quits/firebase-core';
import { accountJourneys } from './journeys/accounts.ts';
import { largeJourneys } from './journeys/amounts-of-data.ts';
import { deletionJourneys } from './journeys/deletion.ts';
import { expenseJourneys } from './journeys/expenses.ts';
import { fileJourneys } from './journeys/files.ts';
import type { Journey, JourneyId } from './journeys/journey.ts';
import { adviceOn, RefusedError, refusalOf, textOf } from './refusal.ts';
import { removeGroups } from './remove-groups.ts';
import { type Facts, type Scale, World } from './world.ts';

/** Every journey, in the order in which they are played. */
export const JOURNEYS: readonly Journey[] = [
  ...accountJourneys,
  ...expenseJourneys,
  ...fileJourneys,
  ...largeJourneys,
  ...deletionJourneys,
];

/** Result of one journey. */
export interface Outcome {
  readonly id: JourneyId;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'left out';
  readonly milliseconds: number;
  /** For a failure: what to do. For a skipped one: what it needs. */
  readonly advice: string;
  /** The provider's message. */
  readonly said: string;
}

/** Result of a run. */
export interface Run {
  readonly outcomes: readonly Outcome[];
  readonly facts: Readonly<Facts>;
  /** Possible leftovers, to be removed manually. */
  readonly left: readonly string[];
}

/** Options of {@link play}. */
export interface PlayOptions {
  readonly scale: Scale;
  /** Plays only these journeys and their dependencies. @default all */
  readonly only?: readonly JourneyId[];
  /** Maximum duration of a journey, in ms. @default 300000 */
  readonly patience?: number;
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Ends the run after the current journey; its data is removed. */
  readonly signal?: AbortSignal;
}

/** Plays every journey on a project, and always removes the created data. */
export async function play(
  config: FirebaseConfig,
  { scale, only, patience = 300_000, onOutcome, signal }: PlayOptions,
): Promise<Run> {
  const world = new World(config, scale);
  const outcomes: Outcome[] = [];
  let left: readonly string[] = [];
  try {
    for (const journey of only === undefined ? JOURNEYS : neededFor(only)) {
      if (signal?.aborted === true) break;
      const passed = new Set(
        outcomes.filter(({ state }) => state === 'passed').map(({ id }) => id),
      );
      const lacking = journey.needs.filter((id) => !passed.has(id));
      const outcome =
        lacking.length > 0 ? leftOut(journey, lacking) : await tryOne(journey, world, patience);
      outcomes.push(outcome);
      onOutcome?.(outcome);
    }
  } finally {
    left = await cleanUp(world, patience);
    await world.close();
  }
  return { outcomes, facts: world.facts, left };
}

function neededFor(ids: readonly JourneyId[]): readonly Journey[] {
  const all = new Set(ids);
  // Dependencies come first.
  for (const { id, needs } of JOURNEYS.toReversed()) {
    if (all.has(id)) for (const needed of needs) all.add(needed);
  }
  return JOURNEYS.filter(({ id }) => all.has(id));
}

function leftOut({ id, title }: Journey, lacking: readonly JourneyId[]): Outcome {
  const advice = `needs ${lacking.join(' and ')}`;
  return { id, title, state: 'left out', milliseconds: 0, advice, said: '' };
}

async function tryOne({ id, title, play: start }: Journey, world: World, patience: number) {
  const began = performance.now();
  const end = (state: Outcome['state'], advice: string, said: string): Outcome => {
    return { id, title, state, milliseconds: Math.round(performance.now() - began), advice, said };
  };
  try {
    await within(patience, () => start(world));
    return end('passed', '', '');
  } catch (error) {
    const refusal = refusalOf(error);
    const unknown = 'The project answers differently from the embedded backend.';
    return end('failed', refusal === undefined ? unknown : adviceOn(refusal), textOf(error));
  }
}

/** @throws {RefusedError} on timeout */
async function within<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new RefusedError('no answer')), milliseconds);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Removes the groups and then the accounts of a run, and returns possible leftovers. */
async function cleanUp(world: World, patience: number): Promise<readonly string[]> {
  const left: string[] = [];
  try {
    if (world.groupIds.length > 0)
      left.push(...(await within(patience, () => removeGroups(world))));
  } catch (error) {
    left.push(...world.groupIds.map((id) => `groups/${id} (${textOf(error)})`));
  }
  for (const { auth } of world.devices) {
    const user = auth.currentUser;
    if (user === null) continue;
    try {
      await within(patience, () => user.delete());
    } catch (error) {
      left.push(`the account ${user.email ?? 'of a guest'}, ${user.uid} (${textOf(error)})`);
    }
  }
  return left;
}
