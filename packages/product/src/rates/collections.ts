import { defineCollection } from '@quits/firestore';
import { dayRatesSchema } from './schema.ts';

/** Exchange rates by day. */
export const rates = defineCollection({ path: 'rates', schema: dayRatesSchema });
