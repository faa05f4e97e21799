import { defineCollection } from '@quits/firestore';
import { inviteSchema } from './schema.ts';
import { linkSchema } from './link.ts';
import { joinSchema } from './join.ts';

/** Invites: the preview that holders of a link see, and what joining requires. */
export const invites = defineCollection({ path: 'groups/{groupId}/invites', schema: inviteSchema });

/** Standing link of each role, for members who may create one; the id is the role. */
export const links = defineCollection({ path: 'groups/{groupId}/links', schema: linkSchema });

/** Proofs of joining; can be written, never read. */
export const joins = defineCollection({ path: 'groups/{groupId}/joins', schema: joinSchema });
