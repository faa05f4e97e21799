import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { currencySchema, idSchema, timestampSchema } from '../values/common.ts';
import { isStoredMap, readOr } from '../values/tolerant.ts';

/** Time between two reminders of one account to another about a group, in ms. */
export const REMINDER_PAUSE = 7 * 24 * 3_600_000;

/** Amounts that a reminder is about, in minor units by currency. */
export const remindedAmountsSchema = v.pipe(
  v.record(
    currencySchema,
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LIMITS.amount * 1000)),
  ),
  v.check((amounts) => {
    const { length } = Object.keys(amounts);
    return length > 0 && length <= 20;
  }),
);

/** See {@link remindedAmountsSchema}. */
export type RemindedAmounts = v.InferOutput<typeof remindedAmountsSchema>;

/** `users/{uid}/reminders/{groupId}_{by}`: the last reminder that an account got from another about a group; written by the server only. */
export const reminderSchema = v.object({
  groupId: idSchema,
  /** The account that sent it. */
  by: v.string(),
  amounts: remindedAmountsSchema,
  at: timestampSchema,
  /** Whether it waits, for the end of quiet hours or for a busy service. */
  pending: v.optional(v.boolean()),
});

/** See {@link reminderSchema}. */
export type Reminder = v.InferOutput<typeof reminderSchema>;

/** Choices of an account about reminders, see {@link reminderChoicesSchema}. */
export interface ReminderChoices {
  /** Whether nobody can remind it. */
  readonly off: boolean;
  /** Groups in which nobody can remind it. */
  readonly muted: readonly string[];
  /** Groups in which it wants a reminder each month. */
  readonly monthly: readonly string[];
  /** Language of emails, unless the account has one. */
  readonly locale?: string;
  /** Secret of the link to unsubscribe; written by the server with the first email. */
  readonly token?: string;
  /** Month of the last monthly reminder by group, as `YYYY-MM`; written by the server. */
  readonly sent: Readonly<Record<string, string>>;
}

const idsSchema = v.array(idSchema);

/** Tolerant schema of `users/{uid}/notifications/reminders`. */
export const reminderChoicesSchema = v.pipe(
  v.custom<Partial<ReminderChoices>>(isStoredMap),
  v.transform((stored): ReminderChoices => {
    const fields: Readonly<Record<string, unknown>> = stored;
    const { off, locale, token } = fields;
    return {
      off: off === true,
      muted: readOr(idsSchema, fields['muted'], []),
      monthly: readOr(idsSchema, fields['monthly'], []),
      ...(typeof locale === 'string' ? { locale } : {}),
      ...(typeof token === 'string' ? { token } : {}),
      sent: readOr(v.record(idSchema, v.string()), fields['sent'], {}),
    };
  }),
);
