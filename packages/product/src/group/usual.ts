import { CATEGORIES } from '@quits/ledger';
import type { Group } from './schema.ts';
import type { UsualSplit } from './usual-split.ts';

/** Settings of a group that hold defaults of new expenses. */
export type UsualSetting = 'usualSplit' | 'usualCategory' | 'usualPayer';

/** Defaults of a group's new expenses. */
export interface Usual {
  /** Its parts name active people only. */
  readonly split?: UsualSplit;
  /** Id of a category that the group offers. */
  readonly category?: string;
  /** Id of an active person. */
  readonly payerId?: string;
  /** Settings that no longer fit the group's people or categories, and are ignored. */
  readonly outdated: readonly UsualSetting[];
}

/** Fields that the defaults depend on. */
export type UsualSource = Pick<
  Group,
  'people' | 'categories' | 'usualSplit' | 'usualCategory' | 'usualPayer'
>;

/** Ten-to-the-eighth parts, so that parts are added as integers. */
const UNITS = 100_000_000;

/**
 * Returns a group's defaults as far as they fit its people and categories. A merged person is
 * replaced by the remaining one, so that undoing the merge restores the default, too.
 */
export function usualOf(group: UsualSource): Usual {
  const { usualSplit, usualCategory, usualPayer } = group;
  const split = usualSplit === undefined ? undefined : fittingSplit(group, usualSplit);
  const payerId = usualPayer === undefined ? undefined : activeId(group, usualPayer);
  const category =
    usualCategory !== undefined && isOffered(group, usualCategory) ? usualCategory : undefined;
  const outdated: UsualSetting[] = [];
  if (usualSplit !== undefined && split === undefined) outdated.push('usualSplit');
  if (usualCategory !== undefined && category === undefined) outdated.push('usualCategory');
  if (usualPayer !== undefined && payerId === undefined) outdated.push('usualPayer');
  return {
    ...(split === undefined ? {} : { split }),
    ...(category === undefined ? {} : { category }),
    ...(payerId === undefined ? {} : { payerId }),
    outdated,
  };
}

/** Returns a person, or the one that they were merged into; `undefined` if they left. */
function activeId({ people }: UsualSource, id: string): string | undefined {
  const seen = new Set<string>();
  let current = id;
  while (Object.hasOwn(people, current) && !seen.has(current)) {
    seen.add(current);
    const next = people[current]?.mergedInto ?? people[current]?.mergingInto;
    if (next === undefined) return people[current]?.leftAt === undefined ? current : undefined;
    current = next;
  }
  return undefined;
}

function isOffered({ categories }: UsualSource, id: string): boolean {
  return Object.hasOwn(categories, id)
    ? categories[id]?.removed !== true
    : CATEGORIES.some((one) => one.id === id);
}

function fittingSplit(group: UsualSource, { mode, parts }: UsualSplit): UsualSplit | undefined {
  if (parts === undefined) return { mode };
  const units = new Map<string, number>();
  // A person's own part comes before that of someone who was merged into them.
  const ordered = Object.entries(parts).toSorted(
    ([a], [b]) => Number(activeId(group, b) === b) - Number(activeId(group, a) === a),
  );
  for (const [id, part] of ordered) {
    const active = activeId(group, id);
    if (active === undefined) continue;
    const before = units.get(active) ?? 0;
    // Percentages add up to 100; of two shares or two places in an equal split, one is kept.
    if (mode === 'percent') units.set(active, before + unitsOf(part));
    else if (before === 0) units.set(active, unitsOf(part));
  }
  const total = [...units.values()].reduce((sum, one) => sum + one, 0);
  if (mode === 'percent' ? total !== 100 * UNITS : total === 0) return undefined;
  return {
    mode,
    parts: Object.fromEntries([...units].map(([id, one]) => [id, textOf(one)])),
  };
}

function unitsOf(part: string): number {
  return Math.round(Number(part) * UNITS);
}

function textOf(units: number): string {
  return (units / UNITS).toFixed(8).replace(/\.?0+$/u, '');
}
