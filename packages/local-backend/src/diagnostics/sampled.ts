/** Options of {@link sampled}. */
export interface SampleOptions {
  /** Lines that are passed on at once, and in a minute. */
  readonly most: number;
  /** In ms. */
  readonly now: () => number;
}

const MINUTE = 60_000;

/**
 * Wraps a log so that a flood doesn't fill it: passes on `most` lines a minute, and then how many it left out. Writing
 * each line waits for the disk.
 */
export function sampled(
  write: (line: string) => void,
  { most, now }: SampleOptions,
): (line: string) => void {
  let since = now();
  let count = 0;
  return (line) => {
    if (now() - since >= MINUTE) {
      const leftOut = count - most;
      since = now();
      count = 0;
      if (leftOut > 0) write(`${leftOut} more refusals were left out.`);
    }
    count += 1;
    if (count <= most) write(line);
  };
}
