import { err, ok, type Result } from '@quits/errors';
import {
  parseReceiptAnswer,
  type ReadReceipt,
  readReceiptAnswer,
  type ReadReceiptOptions,
} from '@quits/ledger/receipt';
import * as v from 'valibot';
import { readPhotoAnswerSchema } from './schema.ts';

/** Reason why a model didn't read a receipt. */
export type ModelProblem = 'unusable' | 'busy' | 'unavailable' | 'offline';

/**
 * Has the server's model read a receipt from a JPEG photo; `call` calls a function of the server. Its answer is checked here too, and
 * compared with the total as on the device.
 */
export async function askReceiptModel(
  call: (name: string, data: unknown) => Promise<unknown>,
  photo: Blob,
  options: ReadReceiptOptions,
): Promise<Result<ReadReceipt, ModelProblem>> {
  const encoded = await base64Of(photo);
  let answered: unknown;
  try {
    answered = await call('readReceiptPhoto', { photo: encoded });
  } catch {
    return err(navigator.onLine ? 'unavailable' : 'offline');
  }
  const parsed = v.safeParse(readPhotoAnswerSchema, answered);
  if (!parsed.success) return err('unusable');
  if (parsed.output.status !== 'read') return err(parsed.output.status);
  const stated = parseReceiptAnswer(parsed.output.answer);
  const receipt = stated === undefined ? undefined : readReceiptAnswer(stated, options);
  return receipt === undefined ? err('unusable') : ok(receipt);
}

async function base64Of(photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  let text = '';
  // More arguments than this exceed the stack.
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCodePoint(...bytes.subarray(at, at + 32_768));
  }
  return btoa(text);
}
