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

/** Maximum number of groups per account; the most recently opened ones stay. */
const MOST = 8;
/** Maximum size of a stored group, in characters of JSON. */
const LARGEST = 30_000;

/** Fields that the form reads: no revisions, links or times. */
const FIELDS = [
  ...(['name', 'emoji', 'currency', 'people', 'seats', 'categories', 'simplify'] as const),
  ...(['roles', 'balances', 'expenseCount', 'archivedAt', 'deletingAt', 'isExample'] as const),
];

const rememberedSchema = v.array(v.object({ id: idSchema, data: v.unknown() }));

/** Stores the fields of a group that the form of a new expense needs, so that the form can start before the database. */
export function rememberGroup(uid: string, { id, data }: Doc<Group>): void {
  const group = { id, data: Object.fromEntries(FIELDS.map((field) => [field, data[field]])) };
  const others = readAll(uid).filter((other) => other.id !== id);
  const fits = JSON.stringify(group).length <= LARGEST;
  onDevice.keep(REMEMBERED_GROUPS + uid, fits ? [group, ...others].slice(0, MOST) : others);
}

/** Returns a group as it was last opened on this device; `undefined` if it isn't among the last few. */
export function readRememberedGroup({ uid, groupId }: RememberedGroupKey): Doc<Group> | undefined {
  return readRememberedGroups(uid).find(({ id }) => id === groupId);
}

/** Returns the groups that an account last opened on this device, the latest first. */
export function readRememberedGroups(uid: string): readonly Doc<Group>[] {
  return readAll(uid).flatMap(({ id, data }) => {
    const read = v.safeParse(groupSchema, data);
    return read.success ? [{ id, path: `groups/${id}`, data: read.output, pending: false }] : [];
  });
}

function readAll(uid: string) {
  return onDevice.read(REMEMBERED_GROUPS + uid, rememberedSchema) ?? [];
}
