import * as v from 'valibot';
import { idSchema, textSchema, timestampSchema } from './common.ts';

/**
 * `groups/{groupId}/invites/{inviteId}`: whoever holds the link may read it, so it carries what the
 * preview shows and nothing else of the group. The secret is in the link's fragment; this holds its
 * SHA-256 as bytes, since text encodings of bytes differ between services.
 */
export const inviteSchema = v.object({
  role: v.picklist(['viewer', 'editor']),
  createdBy: v.string(),
  expiresAt: timestampSchema,
  usesLeft: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  revokedAt: v.exactOptional(timestampSchema),
  secretHash: v.instance(Uint8Array),
  preview: v.object({
    groupName: textSchema(80),
    emoji: v.string(),
    invitedBy: v.string(),
    /** Everyone whom a joiner may be or who is in already. */
    people: v.record(idSchema, textSchema(80)),
    /** Those of them who have an account. */
    taken: v.optional(v.array(idSchema), []),
  }),
});

/** See {@link inviteSchema}. */
export type Invite = v.InferOutput<typeof inviteSchema>;
