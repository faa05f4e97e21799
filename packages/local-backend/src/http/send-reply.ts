import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HttpReply } from '@quits/service-base';

/** Writes an answer. A request whose body was not read to its end costs its connection. */
export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: HttpReply,
): Promise<void> {
  response.statusCode = reply.status;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    response.setHeader(name, typeof value === 'string' ? value : [...value]);
  }
  if (!request.complete) response.setHeader('Connection', 'close');
  const { body } = reply;
  if (body instanceof Readable) {
    await stream(request, response, body);
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : (body ?? Buffer.alloc(0));
  const isBodiless = reply.status === 204 || reply.status === 304;
  if (!isBodiless) response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' || isBodiless ? undefined : bytes);
}

async function stream(
  request: IncomingMessage,
  response: ServerResponse,
  body: Readable,
): Promise<void> {
  if (request.method === 'HEAD') {
    body.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(body, response);
  } catch (error) {
    // A reader that goes away in the middle is no failure of ours.
    if (!response.destroyed && !isPrematureClose(error)) throw error;
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
