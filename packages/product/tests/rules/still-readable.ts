import { expect } from 'vitest';
import type { Database } from '@quits/firestore';
import { readPages } from '../../src/io/read-pages.ts';
import { recountGroup, repairGroup } from '../../src/sums/repair-group.ts';
import { activity } from '../../src/activity/collections.ts';
import { invites } from '../../src/invite/collections.ts';
import { recurring } from '../../src/series/collections.ts';
import type { Group } from '../../src/group/schema.ts';
import type { Clients } from './app-client.ts';

/** Another member's view after an accepted commit. */
export interface Found {
  readonly group: Group;
  /** Number of expenses reported as unreadable. */
  readonly unreadable: number;
  /** Whether the sums matched the history. */
  readonly wasRight: boolean;
}

/**
 * Reads a whole group as the app does, recounts and repairs it: the rules guarantee other members
 * that this works.
 */
export async function expectStillReadable(
  { readGroup }: Pick<Clients, 'readGroup'>,
  database: Database,
  uid: string,
): Promise<Found> {
  const { data: group } = await readGroup(database);
  const inGroup = [{ groupId: 'g' }, { source: 'server' }] as const;
  for await (const page of readPages(database, activity, ...inGroup)) expect(page.ok).toBe(true);
  for await (const page of readPages(database, recurring, ...inGroup)) expect(page.ok).toBe(true);
  for await (const page of readPages(database, invites, ...inGroup)) expect(page.ok).toBe(true);
  const found = await recountGroup(database, 'g');
  if (!found.ok) throw found.error;
  const { isRight, unreadable } = found.value;
  if (!isRight) {
    expect(await repairGroup(database, found.value, uid)).toEqual({ ok: true, value: undefined });
    expect(await recountGroup(database, 'g')).toMatchObject({ ok: true, value: { isRight: true } });
  }
  for (const amounts of Object.values((await readGroup(database)).data.balances)) {
    expect(Object.values(amounts).reduce((sum, minor) => sum + minor, 0)).toBe(0);
  }
  return { group, unreadable, wasRight: isRight };
}
