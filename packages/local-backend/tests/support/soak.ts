import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSoakLoad, type SoakAddress } from './soak-load.ts';

/** Memory of the server after a round and garbage collection, in bytes. */
export interface SoakSample {
  /** Heap and external memory. */
  readonly inUse: number;
  readonly resident: number;
}

/**
 * Runs a backend in a separate process under all kinds of load, including broken and aborted
 * requests, and measures its memory after each round.
 */
export async function soak(rounds: number): Promise<SoakSample[]> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const server = fork(fileURLToPath(new URL('./soak-server.ts', import.meta.url)), [folder], {
    execArgv: ['--expose-gc', '--conditions=@quits/source'],
  });
  const [address] = (await once(server, 'message')) as [SoakAddress];
  const load = createSoakLoad(address);
  const samples: SoakSample[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await load.round();
      const answer = once(server, 'message');
      server.send('measure');
      const [sample] = (await answer) as [SoakSample];
      samples.push(sample);
    }
    return samples;
  } finally {
    load.stop();
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
}

/** By how much a measure grew from the first half of the samples to the second, in bytes. */
export function growth(samples: readonly SoakSample[], measure: keyof SoakSample): number {
  const sizes = samples.map((sample) => sample[measure]);
  const half = Math.floor(sizes.length / 2);
  return median(sizes.slice(half)) - median(sizes.slice(0, half));
}

/** The middle one of some numbers. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
