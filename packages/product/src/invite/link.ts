import * as v from 'valibot';
import { idSchema, timestampSchema } from '../values/common.ts';

/** `groups/{groupId}/links/{role}`: the standing link of a role, with its secret. */
export const linkSchema = v.object({
  inviteId: idSchema,
  secret: idSchema,
  createdBy: v.string(),
  createdAt: timestampSchema,
  /** Invite that it replaced. */
  base: v.exactOptional(idSchema),
});

/** See {@link linkSchema}. */
export type Link = v.InferOutput<typeof linkSchema>;
