import { type Puzzle, solvePuzzle } from './solve-puzzle.ts';

/** Answer of the worker; without a solution if there is none. */
export interface PuzzleAnswer {
  readonly solution: number | undefined;
}

self.addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  self.postMessage({ solution: solvePuzzle(data) } satisfies PuzzleAnswer);
});
