import * as v from 'valibot';
import { currencySchema, timestampSchema } from './common.ts';

/** `users/{uid}` */
export const userSchema = v.object({
  displayName: v.pipe(v.string(), v.maxLength(80)),
  photoURL: v.nullable(v.string()),
  locale: v.nullable(v.string()),
  currency: v.nullable(currencySchema),
  appearance: v.picklist(['system', 'light', 'dark']),
  createdAt: timestampSchema,
});

/** See {@link userSchema}. */
export type User = v.InferOutput<typeof userSchema>;
