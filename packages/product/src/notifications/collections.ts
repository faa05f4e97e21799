import { defineCollection } from '@quits/firestore';
import { choicesSchema, deviceSchema, digestSchema, mailSchema, pushKeySchema } from './schema.ts';

/** Devices that get an account's notifications. */
export const devices = defineCollection({ path: 'users/{uid}/devices', schema: deviceSchema });

/** Choices of an account about its notifications, in the document {@link CHOICES}. */
export const noticeChoices = defineCollection({
  path: 'users/{uid}/notifications',
  schema: choicesSchema,
});

/** Id of the document with an account's choices. */
export const CHOICES = 'choices';

/** Summaries that an account gets by email, in the document {@link DIGEST}. */
export const digests = defineCollection({
  path: 'users/{uid}/notifications',
  schema: digestSchema,
});

/** Id of the document about an account's summaries. */
export const DIGEST = 'digest';

/** Settings of the server that clients may read. */
export const serverSettings = defineCollection({ path: 'settings', schema: pushKeySchema });

/** Id of the document with the server's key for push subscriptions; missing on a server that sends no notifications. */
export const PUSH = 'push';

/** Settings of the server about email that clients may read. */
export const mailSettings = defineCollection({ path: 'settings', schema: mailSchema });

/** Id of the document that exists on a server that sends summaries by email. */
export const MAIL = 'mail';
