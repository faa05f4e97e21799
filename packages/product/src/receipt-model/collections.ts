import { defineCollection } from '@quits/firestore';
import { receiptModelSchema } from './schema.ts';

/** Settings of the server about its model for receipts that clients may read. */
export const receiptModelSettings = defineCollection({
  path: 'settings',
  schema: receiptModelSchema,
});

/** Id of the document that exists on a server that passes photos of receipts on to a model. */
export const RECEIPT_MODEL = 'receiptModel';
