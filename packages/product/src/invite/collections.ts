import { defineCollection } from '@quits/firestore';
import { inviteSchema } from './schema.ts';
import { linkSchema } from './link.ts';
import { joinSchema } from './join.ts';

/** What the holders of links see, and what they need to join. */
export const invites = defineCollection({ path: 'groups/{groupId}/invites', schema: inviteSchema });

/** The standing link of each role, for those who may create one; below the role. */
export const links = defineCollection({ path: 'groups/{groupId}/links', schema: linkSchema });

/** Proofs of joining; can be written, never read. */
export const joins = defineCollection({ path: 'groups/{groupId}/joins', schema: joinSchema });
