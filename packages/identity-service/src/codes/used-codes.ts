/** Remembers for a while what may be used only once. */
export interface UsedCodes {
  /** Tells whether this is the first use. */
  use(code: string): boolean;
}

const MOST = 10_000;

/** Remembers the latest uses in memory. */
export function createUsedCodes(): UsedCodes {
  const used = new Set<string>();
  return {
    use(code) {
      if (used.has(code)) return false;
      used.add(code);
      const [oldest] = used;
      if (used.size > MOST && oldest !== undefined) used.delete(oldest);
      return true;
    },
  };
}
