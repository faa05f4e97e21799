import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import type { DeviceRefusal } from '@quits/product/second-device/device-error.ts';

/** Creates the error of a refused call, with the reason that the app reads. */
export function refusal(code: FunctionsErrorCode, reason: DeviceRefusal): HttpsError {
  return new HttpsError(code, `Refused: ${reason}.`, { reason });
}
