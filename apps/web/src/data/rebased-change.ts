import {
  newId,
  type RefusedWrite,
  sameValue,
  serverTimestamp,
  valueAt,
  type WriteBatch,
} from '@quits/firestore';
import * as v from 'valibot';
import { activity } from './collections.ts';
import { putGroupChange } from './actions/change-group.ts';
import { activitySchema } from './schemas/activity.ts';
import { groupSchema } from './schemas/group.ts';

const keptSchema = v.nullable(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.looseObject({})])),
);
const noteSchema = v.object({
  ...v.omit(activitySchema, ['at']).entries,
  before: keptSchema,
  after: keptSchema,
});
const draftSchema = v.object({ fieldsBefore: v.record(v.string(), v.unknown()) });

/** What a change of a group keeps for the case that someone else's comes first. */
export type GroupChangeDraft = v.InferOutput<typeof draftSchema>;

/** Changes that may be made on a newer version of the group, where nobody touched the same fields. */
const LABELS = new Set([
  'change-group',
  'change-person',
  'set-person-left',
  'add-person',
  'put-category',
]);
const GROUP = /^groups\/([^/]+)$/;

/** What some fields of a group, named by dotted paths, are before a change. */
export function draftOf(
  group: object,
  fields: Readonly<Record<string, unknown>>,
): GroupChangeDraft {
  const entries = Object.keys(fields).map((path) => [path, valueAt({ ...group }, path)] as const);
  return { fieldsBefore: Object.fromEntries(entries) };
}

/**
 * The same change on what someone else made of the group meanwhile: a refused change of one field says
 * nothing against another's change of another. `undefined` where it is for the person to say.
 */
export function rebasedChange(write: RefusedWrite): ((batch: WriteBatch) => void) | undefined {
  const conflict = write.conflicts.find(({ path }) => GROUP.test(path));
  const draft = v.safeParse(draftSchema, write.draft);
  if (!LABELS.has(write.label) || !draft.success || conflict?.theirs === undefined)
    return undefined;
  const { path, theirs } = conflict;
  const groupId = GROUP.exec(path)?.[1] ?? '';
  const isApart = Object.entries(draft.output.fieldsBefore).every(([field, was]) =>
    sameValue(valueAt(theirs, field), was),
  );
  if (!isApart) return undefined;
  const group = v.parse(groupSchema, theirs);
  const rev = newId();

  return (batch) => {
    for (const operation of write.operations) {
      if (operation.kind === 'update' && operation.path === path) {
        const fields = Object.fromEntries(
          Object.keys(draft.output.fieldsBefore).map((field) => [field, operation.patch[field]]),
        );
        putGroupChange(batch, { id: groupId, data: group }, { fields, rev });
      } else if (operation.kind === 'create') {
        const note = v.parse(noteSchema, operation.data);
        const entry = { ...note, at: serverTimestamp() };
        batch.create(activity, { groupId }, rev, entry, { proof: true });
      }
    }
  };
}
