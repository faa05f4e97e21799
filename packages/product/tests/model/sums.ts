/** Minor units by currency and person. */
export type Balances = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A group's stored sums. */
export interface GroupSums {
  readonly balances: Balances;
  readonly count: number;
}

/** Sums as text, the same for the same sums: in order and without zeros. */
export function textOfSums({ balances, count }: GroupSums): string {
  return `${count} ${textOfAmounts(balances)}`;
}

/** Any nested amounts as text, in order and without zeros. */
export function textOfAmounts(amounts: object): string {
  return leavesOf(amounts, '')
    .filter(([, minor]) => minor !== 0)
    .map(([path, minor]) => `${path}=${minor}`)
    .sort()
    .join(' ');
}

/**
 * Returns a 32-bit fingerprint of sums, given their text. The fingerprint of added sums is the sum of
 * theirs, with overflow.
 */
export function fingerprintOf(textOfSums: string): number {
  const [count, ...amounts] = textOfSums.split(' ');
  return amounts.reduce(
    (sum, amount) => {
      const [path = '', minor] = amount.split('=');
      return (sum + Math.imul(Number(minor), weightOf(path))) | 0;
    },
    Math.imul(Number(count), weightOf('')),
  );
}

/** A hash of a text (32-bit FNV-1a), odd so that a single amount is never lost. */
function weightOf(path: string): number {
  let hash = 0x811c9dc5;
  for (const character of path) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash | 1;
}

/** Adds sums up. */
export function plus(one: GroupSums, other: GroupSums): GroupSums {
  const balances: Record<string, Record<string, number>> = {};
  for (const byCurrency of [one.balances, other.balances]) {
    for (const [currency, byPerson] of Object.entries(byCurrency)) {
      const sums = (balances[currency] ??= {});
      for (const [person, minor] of Object.entries(byPerson)) {
        sums[person] = (sums[person] ?? 0) + minor;
      }
    }
  }
  return { balances, count: one.count + other.count };
}

function leavesOf(amounts: object, path: string): (readonly [string, number])[] {
  return Object.entries(amounts).flatMap(([key, value]: [string, unknown]) => {
    const own = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'number') return [[own, value] as const];
    return typeof value === 'object' && value !== null ? leavesOf(value, own) : [];
  });
}
