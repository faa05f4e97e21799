/** Longest texts that an import returns, in characters (code points). */
export const TEXT_LIMITS = { title: 120, notes: 2000, category: 40 } as const;
