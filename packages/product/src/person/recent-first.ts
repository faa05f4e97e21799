/** People of an expense, and how it was divided. */
interface Named {
  readonly payers: Readonly<Record<string, number>>;
  readonly shares: Readonly<Record<string, number>>;
}

/** Minimum number of people for listing recent ones first. */
const MANY = 10;
/** Maximum number of people listed first. */
const MOST = 7;

/**
 * Returns ids of people in the order of a form: the reader, then those whom the latest expenses name, then all others in the
 * given order. Expenses that include most people are ignored; small groups keep their order.
 */
export function recentFirst(
  people: readonly { readonly id: string }[],
  newestFirst: readonly Named[],
  isOwn: (id: string) => boolean,
): readonly string[] {
  const ids = people.map(({ id }) => id);
  if (ids.length < MANY) return ids;
  const here = new Set(ids);
  const recent = new Set<string>();
  for (const { payers, shares } of newestFirst) {
    const named = Object.keys({ ...payers, ...shares }).filter((id) => here.has(id) && !isOwn(id));
    if (named.length > ids.length / 2) continue;
    for (const id of named) if (recent.size < MOST) recent.add(id);
    if (recent.size === MOST) break;
  }
  const own = ids.filter(isOwn);
  const others = ids.filter((id) => !isOwn(id) && !recent.has(id));
  return [...own, ...recent, ...others];
}
