import { defineCollection } from '@quits/firestore';
import { paymentDetailsSchema, paymentReadersSchema } from './schema.ts';

/** An account's payment details, in the document {@link DETAILS}. */
export const paymentDetails = defineCollection({
  path: 'users/{uid}/payment',
  schema: paymentDetailsSchema,
});

/** The accounts that may read the payment details, in the document {@link READERS}. */
export const paymentReaders = defineCollection({
  path: 'users/{uid}/payment',
  schema: paymentReadersSchema,
});

/** Id of the document with the payment details. */
export const DETAILS = 'details';

/** Id of the document with their readers. */
export const READERS = 'readers';
