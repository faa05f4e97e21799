import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, Http2ServerResponse, type ServerHttp2Stream } from 'node:http2';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { acceptsEncoding, compress, type HttpReply, isCompressible } from '@quits/service-base';

/** Sends a response. Ends the connection or, over HTTP/2, the stream if the request's body wasn't read to its end. */
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
  if (!request.complete) endUnread(response);
  const { body } = reply;
  if (body instanceof Readable) {
    await stream(request, response, body);
    return;
  }
  const plain = typeof body === 'string' ? Buffer.from(body) : asBuffer(body);
  const isBodiless = reply.status === 204 || reply.status === 304;
  const bytes = isBodiless ? plain : await compressed(request, response, plain);
  if (!isBodiless) response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' || isBodiless ? undefined : bytes);
}

function endUnread(response: ServerResponse): void {
  const stream = http2StreamOf(response);
  if (stream === undefined) response.setHeader('Connection', 'close');
  // RFC 9113, 8.1: asks the client to stop sending; the response stays valid.
  else response.once('finish', () => stream.close(constants.NGHTTP2_NO_ERROR));
}

function http2StreamOf(response: unknown): ServerHttp2Stream | undefined {
  return response instanceof Http2ServerResponse ? response.stream : undefined;
}

function asBuffer(bytes: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Compresses a body if the caller accepts it, and sets the headers. */
async function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  plain: Buffer,
): Promise<Buffer> {
  const type = response.getHeader('Content-Type');
  if (typeof type !== 'string' || !isCompressible(type)) return plain;
  // Hosted files are already compressed, and ranges refer to plain bytes.
  if (response.hasHeader('Content-Encoding') || response.hasHeader('Content-Range')) return plain;
  if (!String(response.getHeader('Vary')).includes('Accept-Encoding')) {
    response.appendHeader('Vary', 'Accept-Encoding');
  }
  if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return plain;
  const bytes = await compress(plain, 'gzip');
  if (bytes === undefined) return plain;
  response.setHeader('Content-Encoding', 'gzip');
  return bytes;
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
    // A client that disconnects early isn't an error.
    if (!response.destroyed && !isPrematureClose(error)) throw error;
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
