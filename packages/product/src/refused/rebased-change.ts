import {
  type RejectedWrite,
  valuesEqual,
  serverTimestamp,
  getIn,
  type WriteBatch,
} from '@quits/firestore';
import * as v from 'valibot';
import { activity } from '../activity/collections.ts';
import { putGroupChange } from '../group/change-group.ts';
import { draftSchema } from '../group/group-change-draft.ts';
import { writeKind } from '../writes.ts';
import { linksOf, patchOf } from './refused-chain.ts';
import { activitySchema } from '../activity/schema.ts';
import { groupSchema } from '../group/schema.ts';

const keptSchema = v.nullable(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.looseObject({})])),
);
const noteSchema = v.object({
  ...v.omit(activitySchema, ['at']).entries,
  before: keptSchema,
  after: keptSchema,
});
const GROUP = /^groups\/([^/]+)$/;

/** Options of {@link rebasedChange}. */
export interface RebaseOptions {
  /** Overwrite conflicting values; the user chose their own. @default false */
  readonly over?: boolean;
}

/**
 * Rebases a rejected group change and its dependent changes on the other member's version: changes
 * of different fields don't conflict. `undefined` if the user has to decide.
 */
export function rebasedChange(
  write: RejectedWrite,
  { over = false }: RebaseOptions = {},
): ((batch: WriteBatch) => void) | undefined {
  const links = linksOf(write);
  const conflict = links.flatMap(({ conflicts }) => conflicts).find(({ path }) => GROUP.test(path));
  if (
    conflict?.theirs === undefined ||
    !links.every(({ label }) => writeKind(label)?.rebasable === true)
  ) {
    return undefined;
  }
  const { path, theirs } = conflict;
  const drafts = links.map(({ draft }) => v.safeParse(draftSchema, draft));
  if (!drafts.every((draft) => draft.success)) return undefined;
  // The value before the first change of a field counts.
  const before: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...drafts.map(({ output }) => output.fieldsBefore).toReversed(),
  );
  const group = v.parse(groupSchema, theirs);
  const isApart = Object.entries(before).every(([field, was]) =>
    valuesEqual(getIn({ ...group }, field), was),
  );
  const note = noteOf(links);
  if (!(isApart || over) || note === undefined) return undefined;
  const groupId = GROUP.exec(path)?.[1] ?? '';
  const patch = patchOf(write, path);
  const fields = Object.fromEntries(Object.keys(before).map((field) => [field, patch[field]]));
  // Reuse the revision, so that two pages that both retry do it once.
  const { rev, ...entry } = note;

  return (batch) => {
    putGroupChange(batch, { id: groupId, data: group }, { fields, rev });
    const told = { ...entry, at: serverTimestamp() };
    batch.create(activity, { groupId }, rev, told, { proof: true });
  };
}

/** Returns the activity entry of the last change. */
function noteOf(
  links: readonly RejectedWrite[],
): (v.InferOutput<typeof noteSchema> & { readonly rev: string }) | undefined {
  const last = links
    .flatMap(({ operations }) => operations.flatMap((one) => (one.kind === 'create' ? [one] : [])))
    .at(-1);
  const entry = v.safeParse(noteSchema, last?.data);
  if (last === undefined || !entry.success) return undefined;
  return { ...entry.output, rev: idOf(last.path) };
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
