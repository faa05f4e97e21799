import { type AppError, ok, type Result } from '@quits/errors';
import { getViaRest } from '@quits/firestore';
import type { Database } from '../database.ts';
import { DETAILS, paymentDetails } from './collections.ts';
import type { PaymentDetails } from './schema.ts';

/**
 * Reads an account's payment details; `undefined` if there are none, or if the reader isn't on the
 * account's list. Bypasses the SDK, whose cache would keep them on the device after signing out.
 */
export async function readDetails(
  database: Database,
  uid: string,
): Promise<Result<PaymentDetails | undefined, AppError>> {
  const read = await getViaRest(database, paymentDetails, { uid, id: DETAILS });
  return read.ok || read.error.code !== 'firestore/permission-denied' ? read : ok(undefined);
}
