import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { keySchema, textSchema, timestampSchema } from '../values/common.ts';
import { isStoredMap, readEntries, readOr } from '../values/tolerant.ts';

/** What a link shows before one joins. */
const previewSchema = v.object({
  groupName: textSchema(LIMITS.text.groupName),
  emoji: v.string(),
  invitedBy: v.string(),
  /** Everyone whom a joiner may be or who is in already. */
  people: v.record(keySchema, textSchema(LIMITS.text.personName)),
  /** Those of them who have an account. */
  taken: v.optional(v.array(keySchema), []),
});

/**
 * `groups/{groupId}/invites/{inviteId}`: whoever holds the link may read it, so it carries what the
 * preview shows and nothing else of the group. The secret is in the link's fragment; this holds its
 * SHA-256 as bytes, since text encodings of bytes differ between services.
 */
export const inviteSchema = v.object({
  role: v.picklist(['viewer', 'editor']),
  /** Empty once whoever made it has taken their name out. */
  createdBy: v.string(),
  expiresAt: timestampSchema,
  usesLeft: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  revokedAt: v.exactOptional(timestampSchema),
  secretHash: v.instance(Uint8Array),
  /** It is, or was, the standing link of its role. */
  standing: v.exactOptional(v.boolean()),
  // What one member has stored in it keeps nobody from joining.
  preview: v.pipe(v.custom<StoredPreview>(isStoredMap), v.transform(readPreview), previewSchema),
});

type StoredPreview = v.InferInput<typeof previewSchema>;

/** See {@link inviteSchema}. */
export type Invite = v.InferOutput<typeof inviteSchema>;

/** What the holder of a link sees. */
export type InvitePreview = Invite['preview'];

function readPreview(stored: StoredPreview): StoredPreview {
  const { groupName, emoji, invitedBy, people } = previewSchema.entries;
  const name = people.value;
  const taken: readonly unknown[] = Array.isArray(stored.taken) ? stored.taken : [];
  return {
    groupName: readOr(groupName, stored.groupName, '?'),
    emoji: readOr(emoji, stored.emoji, ''),
    invitedBy: readOr(invitedBy, stored.invitedBy, ''),
    people: readEntries(stored.people, keySchema, name).read,
    taken: taken.filter((one) => v.is(keySchema, one)),
  };
}
