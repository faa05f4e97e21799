import type { IncomingMessage } from 'node:http';
import type { Message } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage } from '../rpc/read-message.ts';

const MAX_BYTES = 17 * 1024 * 1024;

/**
 * Reads a request's body as a JSON object; empty without a body.
 * @throws {RpcError} `INVALID_ARGUMENT` for a body that is too large or not a JSON object
 */
export async function readBody(request: IncomingMessage): Promise<Message> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > MAX_BYTES) throw invalidArgument(`The request is bigger than ${MAX_BYTES} bytes.`);
    chunks.push(bytes);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return text.trim() === '' ? {} : parseObject(text);
}

function parseObject(text: string): Message {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw invalidArgument(`Invalid JSON payload received. ${reason}`);
  }
  if (!isMessage(parsed)) throw invalidArgument('Invalid JSON payload received: not an object.');
  return parsed;
}
