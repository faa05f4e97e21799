import type { Backend } from './backend.ts';
import { type Played, playSeed } from './history.ts';
import { printCase } from './print-case.ts';
import { shrink } from './shrink.ts';

/** Options of a search for failing histories. */
export interface Search {
  readonly backend: Backend;
  /** The first seed; each history has the next one. */
  readonly from: number;
  readonly histories: number;
  /** Letters of the properties to check. @default all */
  readonly properties?: string;
  /** Letters of those to check with a persistent SDK cache. @default all */
  readonly stored?: string;
  /** Steps of each history. */
  readonly steps: number;
  /** Histories that are played at the same time: most of the time they wait. @default 4 */
  readonly atOnce?: number;
  /** Whether failing histories are shrunk. @default true */
  readonly shrinks?: boolean;
  /** Called after each history, with how many are done from the first one on without a gap. */
  readonly onPlayed?: (seed: number, played: Played, done: number) => void;
  /** Called with each short case, as soon as it is found. */
  readonly onCase?: (source: string) => void;
}

/** Plays histories, and returns a short case for each failing one, in the format of `cases/`. */
export async function search({
  backend,
  from,
  histories,
  steps,
  properties = 'abcde',
  stored = properties,
  atOnce = 4,
  shrinks = true,
  onPlayed,
  onCase,
}: Search): Promise<readonly string[]> {
  const cases: string[] = [];
  const over = new Set<number>();
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    while (next < histories) {
      const at = next;
      next += 1;
      const seed = from + at;
      const all = await playSeed(backend, seed, steps);
      const held = all.cast.lasting ? stored : properties;
      const findings = all.findings.filter(({ property }) => held.includes(property));
      const played = { ...all, findings };
      over.add(at);
      while (over.has(done)) done += 1;
      onPlayed?.(seed, played, done);
      if (played.findings.length === 0) continue;
      const found = printCase(seed, shrinks ? await shrink(backend, played, { tries: 2 }) : played);
      onCase?.(found);
      cases.push(found);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return cases;
}
