/** Tracks values that may be used only once. */
export interface UsedCodes {
  /** Records a use; returns whether it was the first. */
  use(code: string): boolean;
  clear(): void;
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
    clear: () => used.clear(),
  };
}
