import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { currencySchema, optionalTextSchema, timestampSchema } from '../values/common.ts';

const consentSchema = v.object({
  analytics: v.picklist(['granted', 'denied']),
  decidedAt: v.date(),
  /** Number of the text that was decided about. */
  version: v.pipe(v.number(), v.integer()),
});

/** `users/{uid}` */
export const userSchema = v.object({
  displayName: optionalTextSchema(LIMITS.text.profileName),
  photoURL: v.nullable(v.string()),
  locale: v.nullable(v.string()),
  currency: v.nullable(currencySchema),
  appearance: v.picklist(['system', 'light', 'dark']),
  /** Consent to usage data; absent or `null` while undecided. */
  consent: v.optional(v.nullable(consentSchema), null),
  /** Whether members of the account's groups see its photo. */
  showPhoto: v.optional(v.boolean(), true),
  createdAt: timestampSchema,
});

/** See {@link userSchema}. */
export type User = v.InferOutput<typeof userSchema>;
