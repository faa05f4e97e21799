import * as v from 'valibot';

/** Largest photo that is sent to a model, in bytes. */
export const MAX_PHOTO = 3 * 1024 * 1024;
/** Longest such photo in base64. */
const MAX_ENCODED = Math.ceil(MAX_PHOTO / 3) * 4;

/** `settings/receiptModel`: where the server sends photos of receipts when somebody asks for it. */
export const receiptModelSchema = v.object({
  /** Host and port, to tell people before they send a photo. */
  host: v.pipe(v.string(), v.minLength(1), v.maxLength(260)),
});

/** Request to the function `readReceiptPhoto`. */
export const readPhotoRequestSchema = v.object({
  /** A JPEG image in base64. */
  photo: v.pipe(
    v.string(),
    v.maxLength(MAX_ENCODED),
    v.startsWith('/9j/'),
    v.regex(/^[A-Za-z0-9+/]+={0,2}$/u),
  ),
});

/** Answer of the function `readReceiptPhoto`. */
export const readPhotoAnswerSchema = v.variant('status', [
  /** The model's statements, in the shape that `parseReceiptAnswer` accepts. */
  v.object({ status: v.literal('read'), answer: v.string() }),
  /** The model answered something else. */
  v.object({ status: v.literal('unusable') }),
  /** The account, or all accounts, sent many photos lately. */
  v.object({ status: v.literal('busy') }),
  /** There is no model, or it failed, or took too long. */
  v.object({ status: v.literal('unavailable') }),
]);

/** See {@link readPhotoAnswerSchema}. */
export type ReadPhotoAnswer = v.InferOutput<typeof readPhotoAnswerSchema>;
