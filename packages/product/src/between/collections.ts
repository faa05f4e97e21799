import { defineCollection } from '@quits/firestore';
import { joinedNamesSchema } from './schema.ts';

/** The names that an account has joined, in the document {@link JOINED}. */
export const joinedNames = defineCollection({
  path: 'users/{uid}/people',
  schema: joinedNamesSchema,
});

/** Id of the document with the joined names. */
export const JOINED = 'joined';
