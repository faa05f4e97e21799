import type { Backend } from './backend.ts';
import { check } from './checks/check.ts';
import type { Finding } from './checks/finding.ts';
import type { Device } from './device.ts';
import { nextTurn } from './next-turn.ts';
import { type Random, seeded } from './random.ts';
import type { Step } from './step.ts';
import { KINDS } from './steps/kinds.ts';
import { type Cast, StuckError, World } from './world.ts';

/** A cast and its steps. */
export interface History {
  readonly cast: Cast;
  readonly steps: readonly Step[];
}

/** A played history, with the violations found. */
export interface Played extends History {
  readonly findings: readonly Finding[];
}

/** Plays a recorded history, waits until everything has settled, and checks it. */
export function playHistory(backend: Backend, { cast, steps }: History): Promise<Played> {
  return play(backend, cast, async (world, taken) => {
    for (const step of steps) {
      taken.push(step);
      await takeStep(world, step);
    }
  });
}

/** Generates a history from a seed while playing it. */
export function playSeed(backend: Backend, seed: number, count: number): Promise<Played> {
  const random = seeded(seed);
  return play(backend, drawCast(random), async (world, taken) => {
    while (taken.length < count) {
      const step = drawStep(world, random);
      if (step === undefined) continue;
      taken.push(step);
      await takeStep(world, step);
    }
  });
}

async function play(
  backend: Backend,
  cast: Cast,
  work: (world: World, taken: Step[]) => Promise<void>,
): Promise<Played> {
  const steps: Step[] = [];
  let world: World | undefined;
  try {
    world = await World.begin(backend, cast);
    await work(world, steps);
    await bringTogether(world);
    await world.readComments();
    return { cast, steps, findings: check(world) };
  } catch (error) {
    if (!(error instanceof StuckError)) throw error;
    const stuck = { property: 'b', what: error.message } as const;
    return { cast, steps, findings: [stuck, ...(world === undefined ? [] : check(world))] };
  } finally {
    await world?.stop();
  }
}

/** Takes a step, and waits as specified. */
async function takeStep(world: World, step: Step): Promise<void> {
  const kind = KINDS[step.do];
  const device = world.devices[step.by];
  if (kind === undefined || device === undefined) throw new Error(`No such step: ${step.do}`);
  const which = step.tab ?? 0;
  const done = kind.take({ world, device, step });
  if (step.wait === 'gone') {
    // The page is closing, so ignore the result.
    void Promise.resolve(done).catch(() => undefined);
    await device.closeTab(which);
    device.openTab(which);
    return;
  }
  await done;
  if (step.wait === 'at once') return nextTurn();
  await device.tab(which).shown();
  if (step.wait === 'quiet') await world.quiet(connected(world));
}

function connected({ devices }: World): readonly Device[] {
  return devices.filter(({ online, deaf }) => online && !deaf);
}

/** Reconnects all devices and waits until nothing is pending. */
async function bringTogether(world: World): Promise<void> {
  for (const device of world.devices) {
    if (device.deaf) await device.goOffline();
    if (!device.online) await device.goOnline();
  }
  await world.quiet();
}

function drawCast(random: Random): Cast {
  const size = 2 + random.int(3);
  // The last of four devices may be a member's second one.
  const accounts = Array.from({ length: size }, (_, at) =>
    at > 1 && random.oneIn(2) ? random.int(at) : at,
  );
  return { accounts, lasting: random.oneIn(3) };
}

const WEIGHT = Object.values(KINDS).reduce((sum, { weight }) => sum + weight, 0);

function drawStep(world: World, random: Random): Step | undefined {
  const by = random.int(world.devices.length);
  const device = world.device(by);
  let left = random.int(WEIGHT);
  for (const [name, kind] of Object.entries(KINDS)) {
    left -= kind.weight;
    if (left >= 0) continue;
    const drawn = kind.draw({ world, device }, random);
    const wait = (
      [undefined, undefined, undefined, 'at once', 'at once', 'quiet', 'gone'] as const
    )[random.int(7)];
    const isSecond = device.openTabs.length > 1 && random.oneIn(2);
    return (
      drawn && {
        by,
        do: name,
        ...drawn,
        ...(isSecond ? { tab: 1 as const } : {}),
        ...(wait === undefined ? {} : { wait }),
      }
    );
  }
  return undefined;
}
