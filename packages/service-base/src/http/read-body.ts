import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/**
 * Reads a whole request body.
 * @param limit in bytes; a longer body is refused as soon as that is known
 * @throws {HttpError} 413 if the body is longer than the limit
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/**
 * Reads a request body as a JSON object; an empty body is an empty object.
 * @throws {HttpError} 400 for anything else, 413 if it is longer than the limit
 */
export async function readJsonObject(
  request: IncomingMessage,
  limit: number,
): Promise<Readonly<Record<string, unknown>>> {
  const source = (await readBody(request, limit)).toString('utf8');
  if (source.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new HttpError(400, 'Invalid JSON payload received.');
  }
  if (!isObject(value)) throw new HttpError(400, 'The JSON payload must be an object.');
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tooLarge(limit: number): HttpError {
  return new HttpError(413, `Request body is larger than ${limit} bytes.`);
}
