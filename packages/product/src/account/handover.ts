import * as v from 'valibot';
import { timestampSchema } from '../values/common.ts';

/** `groups/{groupId}/handovers/{uid}`: a member offers the own place to the account of this uid. */
export const handoverSchema = v.object({
  from: v.string(),
  /** Who the member is in the group; empty for nobody. */
  personId: v.string(),
  at: timestampSchema,
});
