import { PAY_METHODS } from '@quits/ledger/pay';
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { optionalTextSchema, textSchema } from '../values/common.ts';
import { shownText } from '../values/shown-text.ts';
import { isStoredMap, readEntries, readOr } from '../values/tolerant.ts';

/** Address of a payment method in its canonical form, which has no spaces. */
const addressSchema = v.pipe(optionalTextSchema(LIMITS.text.payAddress), v.regex(/^\S+$/u));

/** `users/{uid}/payment/details` as it is written. */
const storedSchema = v.object({
  /** Name of the account's holder. */
  name: textSchema(LIMITS.text.profileName),
  bic: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/))),
  /** Addresses by payment method. */
  addresses: v.record(v.picklist(PAY_METHODS), addressSchema),
});

/** See {@link storedSchema}. */
export type PaymentDetails = v.InferOutput<typeof storedSchema>;

/**
 * Tolerant schema of payment details: methods of a newer version, and addresses that can't be read,
 * are left out.
 */
export const paymentDetailsSchema = v.pipe(
  v.custom<PaymentDetails>(isStoredMap),
  v.transform((stored): PaymentDetails => {
    const fields: Readonly<Record<string, unknown>> = stored;
    const bic = readOr(storedSchema.entries.bic.wrapped, fields['bic'], undefined);
    const { read } = readEntries(fields['addresses'], v.picklist(PAY_METHODS), addressSchema);
    return {
      name: shownText(readOr(storedSchema.entries.name, fields['name'], '')),
      ...(bic === undefined ? {} : { bic }),
      addresses: read,
    };
  }),
);

/**
 * `users/{uid}/payment/readers`: the accounts that may read the details, each with the groups in
 * which it owes something.
 */
export const paymentReadersSchema = v.object({
  readers: v.record(v.string(), v.array(v.string())),
});

/** See {@link paymentReadersSchema}. */
export type PaymentReaders = v.InferOutput<typeof paymentReadersSchema>['readers'];
