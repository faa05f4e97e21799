import {
  type RefusedWrite,
  sameValue,
  serverTimestamp,
  valueAt,
  type WriteBatch,
} from '@quits/firestore';
import * as v from 'valibot';
import { activity, groups } from './collections.ts';
import { activitySchema } from './schemas/activity.ts';

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
  group: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>>,
): GroupChangeDraft {
  const entries = Object.keys(fields).map((path) => [path, valueAt(group, path)] as const);
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
  const version = Number(theirs['version']);
  const groupId = GROUP.exec(path)?.[1] ?? '';
  const isApart = Object.entries(draft.output.fieldsBefore).every(([field, was]) =>
    sameValue(valueAt(theirs, field), was),
  );
  if (!isApart || !Number.isSafeInteger(version)) return undefined;

  return (batch) => {
    for (const operation of write.operations) {
      if (operation.kind === 'update' && operation.path === path) {
        const patch = { ...operation.patch, version: version + 1 };
        batch.update(groups, {}, groupId, patch);
      } else if (operation.kind === 'create') {
        // Under its own id, so that two pages which both try again do it once.
        const id = operation.path.split('/').at(-1) ?? '';
        const note = v.parse(noteSchema, operation.data);
        batch.create(activity, { groupId }, id, { ...note, at: serverTimestamp() });
      }
    }
  };
}
