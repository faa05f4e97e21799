import type { RejectedWrite, WriteHandle } from '@quits/firestore';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { joinGroup, type JoinGroupRequest } from '../joining/join-group.ts';

const JOIN = /^groups\/([^/]+)\/joins\/[^/]+$/;
const OWN_SEAT = /^people\.([^.]+)\.uid$/;
const NEW_PERSON = /^people\.([^.]+)$/;

const joinSchema = v.object({ inviteId: v.string(), secret: v.string() });
const newPersonSchema = v.object({ name: v.string(), uid: v.string() });

/**
 * Returns the person that a join of the app's first version took, which stored accounts on people;
 * `undefined` for other writes.
 */
export function oldJoinAs({
  label,
  operations,
}: RejectedWrite): JoinGroupRequest['as'] | undefined {
  if (label !== 'join-group') return undefined;
  for (const operation of operations) {
    if (operation.kind !== 'update') continue;
    for (const [field, value] of Object.entries(operation.patch)) {
      const personId = OWN_SEAT.exec(field)?.[1];
      if (personId !== undefined) return { kind: 'existing', personId };
      const person = NEW_PERSON.test(field) ? v.safeParse(newPersonSchema, value) : undefined;
      if (person?.success === true) return { kind: 'new', name: person.output.name };
    }
  }
  return undefined;
}

/** Repeats a join of the app's first version in the current format; `undefined` if it can't. */
export function convertJoin(
  database: Database,
  write: RejectedWrite,
  uid: string,
): WriteHandle | undefined {
  const as = oldJoinAs(write);
  const made = write.operations.find(({ path }) => JOIN.test(path));
  const groupId = JOIN.exec(made?.path ?? '')?.[1];
  if (as === undefined || groupId === undefined || made?.kind !== 'set') return undefined;
  const join = v.safeParse(joinSchema, made.data);
  const role = write.operations
    .flatMap((one) => (one.kind === 'update' ? [one.patch[`roles.${uid}`]] : []))
    .find((one) => one === 'viewer' || one === 'editor');
  if (!join.success || role === undefined) return undefined;
  return joinGroup(database, { ...join.output, groupId, uid, role, as });
}
