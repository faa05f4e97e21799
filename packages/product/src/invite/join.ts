import * as v from 'valibot';
import { idSchema, timestampSchema } from '../values/common.ts';

/** `groups/{groupId}/joins/{uid}`: proof that a joiner shows to the rules; not readable. */
export const joinSchema = v.object({
  inviteId: idSchema,
  secret: v.string(),
  /** Empty if the joiner isn't linked to a person yet. */
  personId: v.union([v.literal(''), idSchema]),
  at: timestampSchema,
});
