import * as v from 'valibot';
import { idSchema } from '../values/common.ts';
import { remindedAmountsSchema } from './schema.ts';

/** Request to the function `remind`. */
export const remindRequestSchema = v.object({
  groupId: idSchema,
  /** The account to remind. */
  to: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)),
  amounts: remindedAmountsSchema,
  /** `false` only asks whether it can be sent, and for its text. */
  send: v.boolean(),
});

/** See {@link remindRequestSchema}. */
export type RemindRequest = v.InferOutput<typeof remindRequestSchema>;

/** Answer of the function `remind`. */
export const remindAnswerSchema = v.variant('status', [
  /** It can be sent; with its text in the receiver's language. */
  v.object({
    status: v.literal('ready'),
    text: v.string(),
    lang: v.string(),
    dir: v.picklist(['ltr', 'rtl']),
  }),
  v.object({ status: v.literal('sent') }),
  /** One was sent already; the next one can be sent at `until`, in ms since the epoch. */
  v.object({ status: v.literal('waiting'), until: v.number() }),
  /** The account gets no notifications or emails, or doesn't want reminders. */
  v.object({ status: v.literal('unavailable') }),
  /** The amounts aren't owed anymore. */
  v.object({ status: v.literal('changed') }),
]);

/** See {@link remindAnswerSchema}. */
export type RemindAnswer = v.InferOutput<typeof remindAnswerSchema>;
