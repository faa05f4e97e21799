import * as v from 'valibot';
import { idSchema, timestampSchema } from '../values/common.ts';

/** `groups/{groupId}/joins/{uid}`: what a joiner shows to the rules; nobody can read it back. */
export const joinSchema = v.object({
  inviteId: idSchema,
  secret: v.string(),
  /** Empty for whoever joins as nobody yet. */
  personId: v.union([v.literal(''), idSchema]),
  at: timestampSchema,
});
