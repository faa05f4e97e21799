import * as v from 'valibot';
import { idSchema, roleSchema } from '../values/common.ts';

const kept = {
  name: v.exactOptional(v.string()),
  emoji: v.exactOptional(v.string()),
  currency: v.exactOptional(v.string()),
  simplify: v.exactOptional(v.boolean()),
  role: v.exactOptional(roleSchema),
  /** A person's usual share. */
  weight: v.exactOptional(v.number()),
  /** One of the group's own; missing on the side on which there is none. */
  category: v.exactOptional(v.string()),
  /** What repeats; missing on the side on which it does not. */
  series: v.exactOptional(
    v.object({
      title: v.string(),
      amount: v.number(),
      currency: v.string(),
      frequency: v.picklist(['daily', 'weekly', 'monthly', 'yearly']),
      rests: v.exactOptional(v.boolean()),
    }),
  ),
};

const keptGroupSchema = v.object(kept);

/** What the history keeps of a group on one side of a change: only what changed. */
export type KeptGroup = v.InferOutput<typeof keptGroupSchema>;

/** How two people became one; what undoing it needs to know beside the expenses. */
const mergeSchema = v.object({
  /** The person who is gone since. */
  from: idSchema,
  count: v.picklist(['once', 'twice']),
  /** They had left before. */
  hadLeft: v.exactOptional(v.boolean()),
  /** The revision that exchanged the names of the two. */
  swappedAt: v.exactOptional(idSchema),
});

/** See {@link mergeSchema}. */
export type MergeNote = v.InferOutput<typeof mergeSchema>;

/**
 * What the history keeps of a change of a group, in `after` of an entry about `group`. It names
 * nobody: people are found by the entry's target, so that a name that is deleted is gone from here.
 */
export const groupChangeSchema = v.object({
  change: v.picklist([
    'settings',
    'personAdded',
    'personRemoved',
    'personLeft',
    'personBack',
    'category',
    'series',
    'archived',
    'reopened',
    'role',
    'removed',
    'left',
    'claimed',
    'unclaimed',
    'merged',
    'unmerged',
    'repaired',
    'imported',
    'takenBack',
  ]),
  /** How many expenses, or people. */
  count: v.exactOptional(v.number()),
  merge: v.exactOptional(mergeSchema),
  ...kept,
});

/** See {@link groupChangeSchema}. */
export type GroupChange = v.InferOutput<typeof groupChangeSchema>;

type Kept = Readonly<Record<string, unknown>> | null;

/** Reads what an entry of the history says about a group's change; entries of old versions say nothing. */
export function readGroupChange(after: Kept): GroupChange | undefined {
  const read = v.safeParse(groupChangeSchema, after);
  return read.success ? read.output : undefined;
}

/** Reads what a group was before a change; entries of old versions kept nothing of it. */
export function readKeptGroup(before: Kept): KeptGroup {
  const read = v.safeParse(keptGroupSchema, before);
  return read.success ? read.output : {};
}
