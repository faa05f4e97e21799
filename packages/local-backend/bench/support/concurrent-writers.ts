import type { GrpcClient } from './grpc-client.ts';
import { DATABASE, expenseWrite } from './expense-write.ts';

/** Acknowledged writes of a while. */
export interface WriteTimes {
  /** Duration of each write, in milliseconds. */
  readonly times: number[];
  /** Duration of all, in milliseconds. */
  readonly elapsed: number;
}

/** Lets writers commit one document after the other for a while, in milliseconds. */
export async function writeFor(
  client: GrpcClient,
  writers: number,
  duration: number,
): Promise<WriteTimes> {
  const times: number[] = [];
  const begun = performance.now();
  const writer = async () => {
    for (let now = performance.now(); now < begun + duration;) {
      // oxlint-disable-next-line no-await-in-loop -- A writer waits for its acknowledgement.
      await client.call('Commit', { database: DATABASE, writes: [expenseWrite()] });
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return { times, elapsed: performance.now() - begun };
}

/** Throughput and latency of writes. */
export interface WriteSummary {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  /** In milliseconds. */
  readonly p99: number;
}

/** Sums up several whiles. */
export function summarizeWrites(whiles: readonly WriteTimes[]): WriteSummary {
  const times = whiles.flatMap((one) => one.times).toSorted((a, b) => a - b);
  const elapsed = whiles.reduce((sum, one) => sum + one.elapsed, 0);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: (1000 * times.length) / elapsed, p50: at(0.5), p99: at(0.99) };
}

/** Prints a summary. */
export function printWrites(name: string, { perSecond, p50, p99 }: WriteSummary): void {
  console.log(
    `${name}: ${perSecond.toFixed(0)} writes/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
  );
}
