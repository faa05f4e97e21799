import { totalmem } from 'node:os';

/** The memory of this process. */
export interface Memory {
  /** Resident memory that the server may have before it refuses new requests, in bytes. */
  readonly limit: number;
  readonly isShort: () => boolean;
}

const MEBI = 1024 ** 2;
/** Share of the machine's memory, or of that of the container. */
const DEFAULT_SHARE = 0.8;
/** How long a memory reading is reused, in ms: reading takes longer than answering many requests. */
const INTERVAL = 250;

/**
 * Creates a watch over the memory of this process.
 * @param limit in MiB; by default four fifths of what the container or the machine has
 */
export function createMemory(limit: number | undefined, now: () => number): Memory {
  const most = limit === undefined ? available() * DEFAULT_SHARE : limit * MEBI;
  let isShort = false;
  let nextLook = Number.NEGATIVE_INFINITY;
  return {
    limit: most,
    isShort() {
      if (now() >= nextLook) {
        nextLook = now() + INTERVAL;
        isShort = (residentMemory() ?? 0) > most;
      }
      return isShort;
    },
  };
}

/** Returns the resident memory of this process in bytes; `undefined` where the system doesn't tell, as without `/proc`. */
export function residentMemory(): number | undefined {
  try {
    return process.memoryUsage.rss();
  } catch {
    return undefined;
  }
}

function available(): number {
  // 0 or a huge number without a container's limit.
  const constrained = process.constrainedMemory();
  const total = totalmem();
  return constrained > 0 ? Math.min(constrained, total) : total;
}
