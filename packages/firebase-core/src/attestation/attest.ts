import type { FirebaseApp } from 'firebase/app';
import type { AppCheck, AppCheckToken } from 'firebase/app-check';
import type { PuzzleAnswer } from './puzzle-worker.ts';
import type { Puzzle } from './solve-puzzle.ts';

/** Paths of a server that gives out puzzles, and tokens for their solutions. */
const PUZZLE_PATH = '/__/puzzle';
const TOKEN_PATH = '/__/app-check';

const started = new WeakMap<FirebaseApp, AppCheck>();

/**
 * Gets a new App Check token by solving a puzzle of the server in a worker. From then on, the SDK sends the token with
 * its requests. Call it when the server refuses a request with `auth/app-check-token-invalid`, and repeat the request.
 * @throws if the server gives no puzzle, or doesn't accept the solution
 */
export async function attest(app: FirebaseApp): Promise<void> {
  const { CustomProvider, getToken, initializeAppCheck } = await import('firebase/app-check');
  const appCheck =
    started.get(app) ??
    initializeAppCheck(app, {
      provider: new CustomProvider({ getToken: fetchToken }),
      isTokenAutoRefreshEnabled: false,
    });
  started.set(app, appCheck);
  // A stored token may be used up.
  await getToken(appCheck, true);
}

async function fetchToken(): Promise<AppCheckToken> {
  const puzzle = (await post(PUZZLE_PATH, {})) as Puzzle;
  const solution = await solveInWorker(puzzle);
  const answer = await post(TOKEN_PATH, { challenge: puzzle.challenge, solution });
  return answer as AppCheckToken;
}

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered with HTTP ${response.status}.`);
  return response.json();
}

/** Solves a puzzle off the main thread, which would be blocked for about a second. */
function solveInWorker(puzzle: Puzzle): Promise<number> {
  const worker = new Worker(new URL('./puzzle-worker.js', import.meta.url), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PuzzleAnswer>) => {
      if (data.solution === undefined) reject(new Error('The puzzle has no solution.'));
      else resolve(data.solution);
    });
    worker.addEventListener('error', () => reject(new Error('The puzzle’s worker failed.')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    worker.postMessage(puzzle);
  }).finally(() => worker.terminate());
}
