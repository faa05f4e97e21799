import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding, compress } from '@quits/service-base';

/** Sends a JSON text, compressed if the client accepts gzip and the text isn't small. */
export async function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  { status = 200, type = 'application/json' }: { status?: number; type?: string } = {},
): Promise<void> {
  const plain = Buffer.from(text);
  // Each response is compressed for one client, so speed matters more than size.
  const isAccepted = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
  const compressed = isAccepted ? await compress(plain, 'gzip') : undefined;
  if (response.destroyed) return;
  const bytes = compressed ?? plain;
  response.appendHeader('vary', 'Accept-Encoding');
  if (compressed !== undefined) response.setHeader('content-encoding', 'gzip');
  response.writeHead(status, {
    'content-type': `${type}; charset=UTF-8`,
    'content-length': bytes.length,
    'cache-control': 'no-store',
  });
  response.end(bytes);
}
