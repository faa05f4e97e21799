import type { Doc } from '@quits/firestore';
import * as v from 'valibot';
import { onDevice } from '../device/stores.ts';
import { idSchema } from '../values/common.ts';
import { REMEMBERED_GROUPS } from './forget-groups.ts';
import { type Group, groupSchema } from './schema.ts';

/** Account and group of a remembered record. */
export interface RememberedGroupKey {
  readonly uid: string;
  readonly groupId: string;
}

/** How many groups are remembered for each account: those opened last. */
const MOST = 8;
/** The largest group that is remembered, in characters. */
const LARGEST = 30_000;

/** Fields that the form reads: no revisions, links or times. */
const FIELDS = [
  ...(['name', 'emoji', 'currency', 'people', 'seats', 'categories', 'simplify'] as const),
  ...(['roles', 'balances', 'expenseCount', 'archivedAt', 'deletingAt', 'isExample'] as const),
];

const rememberedSchema = v.array(v.object({ id: idSchema, data: v.unknown() }));

/** Keeps on this device what the form of a new expense needs of a group, so that it needs no database to begin. */
export function rememberGroup(uid: string, { id, data }: Doc<Group>): void {
  const group = { id, data: Object.fromEntries(FIELDS.map((field) => [field, data[field]])) };
  const others = readAll(uid).filter((other) => other.id !== id);
  const fits = JSON.stringify(group).length <= LARGEST;
  onDevice.keep(REMEMBERED_GROUPS + uid, fits ? [group, ...others].slice(0, MOST) : others);
}

/** A group as it was when it was open last on this device; `undefined` unless it is among the last few. */
export function readRememberedGroup({ uid, groupId }: RememberedGroupKey): Doc<Group> | undefined {
  const found = readAll(uid).find(({ id }) => id === groupId);
  const read = v.safeParse(groupSchema, found?.data);
  return read.success
    ? { id: groupId, path: `groups/${groupId}`, data: read.output, pending: false }
    : undefined;
}

function readAll(uid: string) {
  return onDevice.read(REMEMBERED_GROUPS + uid, rememberedSchema) ?? [];
}
