import * as v from 'valibot';
import { timestampSchema } from '../values/common.ts';

/**
 * `groups/{groupId}/handovers/{uid}`: a member offers their membership to the account with this
 * uid.
 */
export const handoverSchema = v.object({
  from: v.string(),
  /** The member's person in the group; empty if not linked to one. */
  personId: v.string(),
  at: timestampSchema,
});
