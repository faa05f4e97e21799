const UNITS: { readonly [unit: string]: number } = {
  H: 3_600_000,
  M: 60_000,
  S: 1_000,
  m: 1,
  u: 0.001,
  n: 0.000_001,
};

// Node's timers overflow beyond.
const LONGEST = 2 ** 31 - 1;

/** Reads the header `grpc-timeout`, in milliseconds; `undefined` when absent or malformed. */
export function parseTimeout(header: string | readonly string[] | undefined): number | undefined {
  const match = typeof header === 'string' ? /^(\d{1,8})([HMSmun])$/u.exec(header) : null;
  if (match === null) return undefined;
  const unit = UNITS[match[2] ?? ''] ?? 0;
  return Math.min(Number(match[1]) * unit, LONGEST);
}
