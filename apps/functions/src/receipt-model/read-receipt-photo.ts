import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import {
  type ReadPhotoAnswer,
  readPhotoRequestSchema,
} from '@quits/product/receipt-model/schema.ts';
import { safeParse } from 'valibot';
import { CALL_OPTIONS } from '../call-options.ts';
import { askModel } from './ask-model.ts';
import { createCallBudget } from './call-budget.ts';
import { modelKey, readModelSettings } from './model-settings.ts';

const HOUR = 3_600_000;
const budget = createCallBudget({ each: 30, all: 500, atOnce: 4, period: HOUR });

/**
 * Has the model that the operator chose read the photo of a receipt, for people who are signed in. Nothing is stored, neither the photo
 * nor the answer nor who asked.
 */
export const readReceiptPhoto = onCall(
  // In one process, because that one counts the calls; longer than a model may take.
  { ...CALL_OPTIONS, secrets: [modelKey], maxInstances: 1, timeoutSeconds: 70 },
  readPhoto,
);

async function readPhoto({ auth, data }: CallableRequest<unknown>): Promise<ReadPhotoAnswer> {
  if (auth === undefined) throw new HttpsError('unauthenticated', 'Sign in to read a receipt.');
  const settings = readModelSettings();
  if (settings === undefined) return { status: 'unavailable' };
  const request = safeParse(readPhotoRequestSchema, data);
  if (!request.success)
    throw new HttpsError('invalid-argument', 'The request has no JPEG photo of at most 3 MiB.');
  const answer = await budget.run(auth.uid, () => askModel(settings, request.output.photo));
  if (answer === undefined) return { status: 'busy' };
  if (answer === 'unusable' || answer === 'unavailable') return { status: answer };
  return { status: 'read', answer: JSON.stringify(answer) };
}
