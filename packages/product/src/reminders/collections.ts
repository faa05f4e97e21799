import { defineCollection } from '@quits/firestore';
import { reminderChoicesSchema, reminderSchema } from './schema.ts';

/** Choices of an account about reminders, in the document {@link REMINDERS}. */
export const reminderChoices = defineCollection({
  path: 'users/{uid}/notifications',
  schema: reminderChoicesSchema,
});

/** Id of the document with an account's choices about reminders. */
export const REMINDERS = 'reminders';

/** Reminders that an account got within the last days. */
export const reminders = defineCollection({
  path: 'users/{uid}/reminders',
  schema: reminderSchema,
});
