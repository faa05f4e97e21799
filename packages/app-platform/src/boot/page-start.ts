import type { FirstDocument, FirstReads } from '@quits/firestore';
import type { PageFrame } from '../screen/page-frame.ts';
import { whenScreenReady } from '../slices/when-screen-ready.ts';

/** Requests that an inline script of the page sent before any module ran; each resolves with `undefined` if it failed. */
export interface PageStart {
  /** The host's configuration. */
  config?: Promise<unknown>;
  /** Documents by the key that `FirstReads` gets. */
  reads?: Record<string, Promise<readonly FirstDocument[] | undefined>>;
  /** Shown until the screen is ready, if the device has no snapshot of it; deleted once the app renders. */
  frame?: Promise<PageFrame | undefined>;
}

declare global {
  var quitsStart: PageStart | undefined;
}

/** Time in which even a slow device renders a screen whose data have arrived, in milliseconds. */
const TIME_TO_RENDER = 2_000;

const requested = globalThis.quitsStart?.reads ?? {};
const all = Object.values(requested);
let leave: () => void = () => undefined;
const left = new Promise<void>((resolve) => {
  leave = resolve;
});

/** The results that the page requested; each is returned only once, because they age. */
export const firstReads: FirstReads = {
  read(key) {
    const found = requested[key];
    delete requested[key];
    return found;
  },
  whenShown() {
    if (all.length === 0) return Promise.resolve();
    return Promise.race([whenScreenReady(), whenOneFails(), left, whenInsufficient()]);
  },
};

/** Resolves some time after all results have arrived: a screen that isn't ready by then needs other data. */
async function whenInsufficient(): Promise<void> {
  await Promise.all(all);
  await new Promise((resolve) => setTimeout(resolve, TIME_TO_RENDER));
}

/** Lets the database load: the page requested data only for its first screen. Call it when the user leaves that. */
export function leaveFirstScreen(): void {
  leave();
}

function whenOneFails(): Promise<void> {
  return new Promise((resolve) => {
    for (const read of all) void check(read);
    async function check(read: Promise<unknown>): Promise<void> {
      if ((await read) === undefined) resolve();
    }
  });
}

/** Returns the configuration that the page requested, if it did and it arrived. */
export async function requestedConfig(): Promise<unknown> {
  return globalThis.quitsStart?.config;
}

/** Resolves once the page has shown the frame of its screen, which needs only texts; at once if it has none. */
export async function frameShown(): Promise<void> {
  await globalThis.quitsStart?.frame;
}

/** Returns whether the page requested the screen's data, so that its code can load before the database. */
export function hasFirstReads(): boolean {
  return all.length > 0;
}
