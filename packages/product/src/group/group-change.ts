import { FREQUENCIES } from '@quits/ledger';
import * as v from 'valibot';
import { idSchema, roleSchema } from '../values/common.ts';
import { usualSplitSchema } from './usual-split.ts';

const kept = {
  name: v.exactOptional(v.string()),
  emoji: v.exactOptional(v.string()),
  currency: v.exactOptional(v.string()),
  simplify: v.exactOptional(v.boolean()),
  /** Defaults of new expenses; people and categories by id. */
  usualSplit: v.exactOptional(usualSplitSchema),
  usualCategory: v.exactOptional(v.string()),
  usualPayer: v.exactOptional(v.string()),
  role: v.exactOptional(roleSchema),
  /** Default weight of a person. */
  weight: v.exactOptional(v.number()),
  /** Custom category; missing on the side where it doesn't exist. */
  category: v.exactOptional(v.string()),
  /** Series; missing on the side where it doesn't exist. */
  series: v.exactOptional(
    v.object({
      title: v.string(),
      amount: v.number(),
      currency: v.string(),
      frequency: v.picklist(FREQUENCIES),
      rests: v.exactOptional(v.boolean()),
    }),
  ),
};

const keptGroupSchema = v.object(kept);

/**
 * Fields of a group that an activity entry stores for one side of a change: only those that
 * changed.
 */
export type KeptGroup = v.InferOutput<typeof keptGroupSchema>;

/** Details of merging two people; what undoing needs besides the expenses. */
const mergeSchema = v.object({
  /** The merged person, who no longer exists. */
  from: idSchema,
  count: v.picklist(['once', 'twice']),
  /** Whether the merged person had left before. */
  hadLeft: v.exactOptional(v.boolean()),
  /** The revision that exchanged the names of the two. */
  swappedAt: v.exactOptional(idSchema),
});

/** See {@link mergeSchema}. */
export type MergeNote = v.InferOutput<typeof mergeSchema>;

/**
 * Stored data of a group change, in `after` of an activity entry about `group`. Contains no names:
 * people are referenced by the entry's target, so that a deleted name disappears here too.
 */
export const groupChangeSchema = v.object({
  change: v.picklist([
    'settings',
    'defaults',
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
    'offered',
    'merged',
    'unmerged',
    'repaired',
    'imported',
    'reverted',
    'exampleAdded',
  ]),
  /** Number of expenses, or people. */
  count: v.exactOptional(v.number()),
  merge: v.exactOptional(mergeSchema),
  ...kept,
});

/** See {@link groupChangeSchema}. */
export type GroupChange = v.InferOutput<typeof groupChangeSchema>;

type Kept = Readonly<Record<string, unknown>> | null;

/** Reads the group change of an activity entry; entries of old versions have none. */
export function readGroupChange(after: Kept): GroupChange | undefined {
  const read = v.safeParse(groupChangeSchema, after);
  return read.success ? read.output : undefined;
}

/** Reads a group's fields before a change; entries of old versions have none. */
export function readKeptGroup(before: Kept): KeptGroup {
  const read = v.safeParse(keptGroupSchema, before);
  return read.success ? read.output : {};
}
