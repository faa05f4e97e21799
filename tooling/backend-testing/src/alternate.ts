/** A contender of a comparison, with its name in the report. */
export interface Contender {
  readonly name: string;
  readonly act: () => Promise<unknown>;
}

/** Duration of a contender, in milliseconds. */
export interface Timing {
  readonly median: number;
  readonly mean: number;
}

const ROUNDS = 40;
/** Duration of one turn, in milliseconds. */
const TURN = 100;

/** Times contenders in short alternating turns, so that load on the machine affects all alike. */
export async function alternate(contenders: readonly Contender[]): Promise<Timing[]> {
  const all = contenders.map((): number[] => []);
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const [i, { act }] of contenders.entries()) {
      const times = await turn(act);
      // The first rounds warm up.
      if (round >= 0) all[i]?.push(...times);
    }
  }
  return contenders.map(({ name }, i) => {
    const timing = timingOf(all[i] ?? []);
    console.log(`${name}: ${timing.mean.toFixed(3)} ms (median ${timing.median.toFixed(3)})`);
    return timing;
  });
}

async function turn(act: Contender['act']): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + TURN;
  for (let begun = performance.now(); begun < end; begun = performance.now()) {
    await act();
    times.push(performance.now() - begun);
  }
  return times;
}

function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    mean: sorted.reduce((sum, time) => sum + time, 0) / sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
  };
}
