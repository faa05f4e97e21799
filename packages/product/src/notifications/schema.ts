import * as v from 'valibot';
import { idSchema, timestampSchema } from '../values/common.ts';
import { isStoredMap, readEntries } from '../values/tolerant.ts';

/** Changes of a group that an account wants to be notified about. */
export const noticeLevelSchema = v.picklist(['all', 'mine', 'none']);

/** See {@link noticeLevelSchema}. */
export type NoticeLevel = v.InferOutput<typeof noticeLevelSchema>;

/** A time of day as `HH:MM`. */
const timeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

const quietSchema = v.object({ from: timeSchema, to: timeSchema });

/** Hours without notifications; they may include midnight. */
export type QuietHours = v.InferOutput<typeof quietSchema>;

/** `users/{uid}/devices/{deviceId}`: the push subscription of one browser (RFC 8030). */
export const deviceSchema = v.object({
  endpoint: v.string(),
  /** Public key of the browser (RFC 8291), in base64url. */
  p256dh: v.string(),
  /** Authentication secret of the browser (RFC 8291), in base64url. */
  auth: v.string(),
  /** Language of the notifications, unless the account has one. */
  locale: v.string(),
  createdAt: timestampSchema,
});

/** See {@link deviceSchema}. */
export type Device = v.InferOutput<typeof deviceSchema>;

const storedSchema = v.object({
  /** By group; `all` for groups that are missing. */
  groups: v.record(idSchema, noticeLevelSchema),
  /** Whether notifications contain descriptions and amounts. */
  detail: v.boolean(),
  quiet: v.nullable(quietSchema),
  /** IANA time zone of the quiet hours. */
  zone: v.string(),
  /** By group: time of the newest change that the account has seen on any device. */
  seen: v.record(idSchema, v.date()),
});

/** Choices of an account about its notifications, see {@link choicesSchema}. */
export type Choices = v.InferOutput<typeof storedSchema>;

/** Tolerant schema of `users/{uid}/notifications/choices`: entries that can't be read are left out. */
export const choicesSchema = v.pipe(
  v.custom<Partial<v.InferInput<typeof storedSchema>>>(isStoredMap),
  v.transform((stored): Choices => {
    const { groups, detail, quiet, zone, seen } = stored;
    const hours = v.safeParse(quietSchema, quiet);
    return {
      groups: readEntries(groups ?? {}, idSchema, noticeLevelSchema).read,
      detail: detail === true,
      quiet: hours.success ? hours.output : null,
      zone: typeof zone === 'string' ? zone : 'UTC',
      seen: readEntries(seen ?? {}, idSchema, v.date()).read,
    };
  }),
);

/** `users/{uid}/notifications/digest`, which exists while an account wants summaries by email. */
export const digestSchema = v.object({
  every: v.picklist(['daily', 'weekly']),
  /** Language of the emails, unless the account has one. */
  locale: v.string(),
  /** Secret of the link to unsubscribe; written by the server with the first email. */
  token: v.optional(v.string()),
  /** End of the last summary; written by the server. */
  until: v.optional(timestampSchema),
});

/** See {@link digestSchema}. */
export type Digest = v.InferOutput<typeof digestSchema>;

/** `settings/mail`: whether the server sends summaries by email. */
export const mailSchema = v.object({ offered: v.literal(true) });

/** `settings/push`: public key of the server that sends notifications (RFC 8292), in base64url. */
export const pushKeySchema = v.object({ publicKey: v.string() });
