import * as v from 'valibot';

/**
 * What the history keeps of a change of a group, in `after` of an entry about `group`. It names
 * nobody: people are found by the entry's target, so that a name that is deleted is gone from here.
 */
export const groupChangeSchema = v.object({
  change: v.picklist([
    'settings',
    'archived',
    'reopened',
    'role',
    'removed',
    'left',
    'claimed',
    'unclaimed',
    'merged',
    'repaired',
    'imported',
    'takenBack',
  ]),
  role: v.exactOptional(v.picklist(['viewer', 'editor', 'owner'])),
  /** How many expenses. */
  count: v.exactOptional(v.number()),
});

/** See {@link groupChangeSchema}. */
export type GroupChange = v.InferOutput<typeof groupChangeSchema>;

/** Reads what an entry of the history says about a group's change; entries of old versions say nothing. */
export function readGroupChange(
  kept: Readonly<Record<string, unknown>> | null,
): GroupChange | undefined {
  const read = v.safeParse(groupChangeSchema, kept);
  return read.success ? read.output : undefined;
}
