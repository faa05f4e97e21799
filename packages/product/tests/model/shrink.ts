import type { Backend } from './backend.ts';
import { type History, type Played, playHistory } from './history.ts';
import type { Step } from './step.ts';

/** Options for shrinking a history. */
export interface ShrinkOptions {
  /** How often a history is played before it counts as passing; a failure may need luck. */
  readonly tries: number;
  /** Called with each shorter history that still fails. */
  readonly onProgress?: (steps: number) => void;
}

/**
 * Removes steps from a failing history while it keeps failing in the same way: halves first, then
 * smaller pieces, down to single steps.
 */
export async function shrink(
  backend: Backend,
  failed: Played,
  { tries, onProgress }: ShrinkOptions,
): Promise<Played> {
  const [cause] = failed.findings;
  if (cause === undefined) return failed;
  let best = failed;
  let size = Math.ceil(best.steps.length / 2);
  while (size >= 1) {
    let isShorter = false;
    for (let from = 0; from < best.steps.length;) {
      const steps = without(best.steps, from, size);
      const played = await failsAgain({ cast: best.cast, steps });
      if (played === undefined) from += size;
      else {
        best = played;
        isShorter = true;
        onProgress?.(steps.length);
      }
    }
    if (size === 1 && !isShorter) break;
    if (!isShorter || size > 1) size = Math.max(1, Math.floor(size / 2));
  }
  return best;

  async function failsAgain(history: History): Promise<Played | undefined> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const played = await playHistory(backend, history);
      if (played.findings.some(({ property }) => property === cause?.property)) return played;
    }
    return undefined;
  }
}

function without(steps: readonly Step[], from: number, count: number): readonly Step[] {
  return [...steps.slice(0, from), ...steps.slice(from + count)];
}
