import { HttpError, json, readJsonObject, type Route } from '@quits/service-base';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { createPuzzles, type PuzzleTokens } from './puzzles.ts';

/** When sign-ups need a solved puzzle: never, always, or only during a flood. */
export type PuzzleMode = 'always' | 'flood' | 'never';

/** Proof of work for sign-ups. */
export interface Attestation {
  /** Counts a sign-up; returns whether it may continue with this App Check token. */
  admits(token: string | undefined): boolean;
  /** Whether sign-ups need a puzzle now. */
  readonly isOn: boolean;
  readonly routes: readonly Route[];
}

/** Sign-ups a minute, from all addresses, above which there is a flood. */
const FLOOD = 60;
const MINUTE = 60_000;
/** How long puzzles are needed after the last minute with a flood, in ms. */
const AFTERMATH = 10 * MINUTE;
/** Zero bits: 2 ** 17 hashes take a phone about half a second. */
const EASIEST = 17;
/** 2 ** 21 take a phone several seconds. */
const HARDEST = 21;
const BODY_LIMIT = 4096;

/** Creates the proof of work of a server. `now` is in ms since the epoch. */
export function createAttestation(
  mode: PuzzleMode,
  tokens: PuzzleTokens,
  now: () => number,
): Attestation {
  const puzzles = createPuzzles(tokens, now);
  let minute = { since: now(), count: 0 };
  let last = 0;
  let floodedUntil = 0;

  function count(): void {
    const time = now();
    if (time - minute.since >= MINUTE) {
      last = time - minute.since < 2 * MINUTE ? minute.count : 0;
      minute = { since: time, count: 0 };
    }
    minute.count += 1;
    if (minute.count > FLOOD) floodedUntil = time + AFTERMATH;
  }

  const isOn = () => mode === 'always' || (mode === 'flood' && now() < floodedUntil);

  /** Each doubling of the flood doubles the work. */
  function difficulty(): number {
    const strength = Math.max(1, Math.max(last, minute.count) / FLOOD);
    return Math.min(HARDEST, EASIEST + Math.floor(Math.log2(strength)));
  }

  return {
    admits(token) {
      if (mode === 'never') return true;
      count();
      return !isOn() || (token !== undefined && puzzles.use(token));
    },
    get isOn() {
      return isOn();
    },
    routes: [
      {
        method: 'POST',
        path: '/__/puzzle',
        crossOrigin: 'none',
        handle(call) {
          requireSameOrigin(call);
          call.request.resume();
          return json(puzzles.create(difficulty()), 200, { 'Cache-Control': 'no-store' });
        },
      },
      {
        method: 'POST',
        path: '/__/app-check',
        crossOrigin: 'none',
        async handle(call) {
          requireSameOrigin(call);
          const { challenge, solution } = await readJsonObject(call.request, BODY_LIMIT);
          const token =
            typeof challenge === 'string' && typeof solution === 'number'
              ? await puzzles.redeem(challenge, solution)
              : undefined;
          if (token === undefined) throw new HttpError(403, 'This solution is not accepted.');
          return json(token, 200, { 'Cache-Control': 'no-store' });
        },
      },
    ],
  };
}
