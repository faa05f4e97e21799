import * as v from 'valibot';
import { timestampSchema } from '../values/common.ts';

/** `deletions/{uid}`: an account is being deleted; the server goes on if the device doesn't. */
export const removalRequestSchema = v.object({
  /** For each group with other members but no other owner: the uid of the next owner, or `delete`. */
  dispositions: v.record(v.string(), v.string()),
  /** Replaces the account's name in the remaining groups. */
  neutralName: v.string(),
  at: timestampSchema,
});

/** See {@link removalRequestSchema}. */
export type RemovalRecord = v.InferOutput<typeof removalRequestSchema>;
