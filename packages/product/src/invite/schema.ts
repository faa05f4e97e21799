import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { keySchema, textSchema, timestampSchema } from '../values/common.ts';
import { shownName, shownText } from '../values/shown-text.ts';
import { isStoredMap, readEntries, readOr } from '../values/tolerant.ts';

/** Preview that a link shows before joining. */
const previewSchema = v.object({
  groupName: textSchema(LIMITS.text.groupName),
  emoji: v.string(),
  invitedBy: v.string(),
  /** People whom a joiner can choose or who have joined. */
  people: v.record(keySchema, textSchema(LIMITS.text.personName)),
  /** Ids of the people with an account. */
  taken: v.optional(v.array(keySchema), []),
});

/**
 * `groups/{groupId}/invites/{inviteId}`: readable for every holder of the link, so it contains only
 * the preview and nothing else of the group. The secret is in the link's fragment; this document
 * has its SHA-256 as bytes, because text encodings of bytes differ between services.
 */
export const inviteSchema = v.object({
  role: v.picklist(['viewer', 'editor']),
  /** Empty after its creator has deleted their account. */
  createdBy: v.string(),
  expiresAt: timestampSchema,
  usesLeft: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  revokedAt: v.exactOptional(timestampSchema),
  secretHash: v.instance(Uint8Array),
  /** Whether it is, or was, the standing link of its role. */
  standing: v.exactOptional(v.boolean()),
  // Tolerant, so that invalid values of one member don't keep others from joining.
  preview: v.pipe(v.custom<StoredPreview>(isStoredMap), v.transform(readPreview), previewSchema),
});

type StoredPreview = v.InferInput<typeof previewSchema>;

/** See {@link inviteSchema}. */
export type Invite = v.InferOutput<typeof inviteSchema>;

/** Data that the holder of a link sees. */
export type InvitePreview = Invite['preview'];

function readPreview(stored: StoredPreview): StoredPreview {
  const { groupName, emoji, invitedBy, people } = previewSchema.entries;
  const named = readEntries(stored.people, keySchema, people.value).read;
  const taken: readonly unknown[] = Array.isArray(stored.taken) ? stored.taken : [];
  return {
    groupName: shownName(readOr(groupName, stored.groupName, '?'), LIMITS.text.groupName),
    emoji: shownText(readOr(emoji, stored.emoji, '')),
    invitedBy: shownText(readOr(invitedBy, stored.invitedBy, '')),
    people: Object.fromEntries(
      Object.entries(named).map(([id, name]) => [id, shownName(name, LIMITS.text.personName)]),
    ),
    taken: taken.filter((one) => v.is(keySchema, one)),
  };
}
