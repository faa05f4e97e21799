import { err, ok, type Result } from '@quits/errors';
import { isBic, type PayMethod, readPayAddress } from '@quits/ledger/pay';
import { characters, LIMITS } from '../limits.ts';
import type { PaymentDetails } from './schema.ts';

/** State of the form for one payment method. */
export interface PaymentForm {
  readonly method: PayMethod;
  /** As typed or pasted. */
  readonly address: string;
  /** Name of the account's holder. */
  readonly name: string;
  /** BIC of an IBAN's bank, or blank. */
  readonly bic: string;
}

/** A field of the form with an invalid value. */
export type PaymentFormField = 'address' | 'name' | 'bic';

/**
 * Returns payment details with the form's method added or replaced, or the fields to correct. The
 * BIC may be blank; a QR code for an account outside the European Economic Area then isn't possible.
 */
export function readPaymentForm(
  form: PaymentForm,
  before: PaymentDetails | undefined,
): Result<PaymentDetails, readonly PaymentFormField[]> {
  const { method } = form;
  const address = readPayAddress(method, form.address);
  const name = form.name.trim();
  const typedBic = form.bic.toUpperCase().replaceAll(/\s/g, '');
  const bic = method === 'iban' ? typedBic : (before?.bic ?? '');
  const isNamed = name !== '' && characters(name) <= LIMITS.text.profileName;
  const isShort = address.ok && address.value.length <= LIMITS.text.payAddress;
  const problems: PaymentFormField[] = [
    ...(isShort ? [] : (['address'] as const)),
    ...(isNamed ? [] : (['name'] as const)),
    ...(bic === '' || isBic(bic) ? [] : (['bic'] as const)),
  ];
  if (!address.ok || problems.length > 0) return err(problems);
  return ok({
    name,
    ...(bic === '' ? {} : { bic }),
    addresses: { ...before?.addresses, [method]: address.value },
  });
}
