import {
  DamagedRecordError,
  HttpError,
  type HttpReply,
  isDiskFull,
  json,
  RpcError,
} from '@quits/service-base';
import { StorageError } from './storage-error.ts';

/** Responds with the result of a call, or with its error in the service's format. */
export async function answer(give: () => HttpReply | Promise<HttpReply>): Promise<HttpReply> {
  try {
    return await give();
  } catch (error) {
    if (error instanceof StorageError || error instanceof HttpError) {
      return refusal(error.status, error.message);
    }
    // The SDK reports it as `storage/quota-exceeded`, instead of retrying for minutes.
    if (isDiskFull(error)) return refusal(402, 'The disk of the backend is full.');
    // The operator gets to know which one.
    if (error instanceof DamagedRecordError) throw error;
    if (error instanceof RpcError) return refusal(401, error.message);
    throw error;
  }
}

function refusal(status: number, message: string): HttpReply {
  return json({ error: { code: status, message } }, status);
}
