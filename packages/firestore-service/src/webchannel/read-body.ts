import type { IncomingMessage } from 'node:http';

/** Result of reading a body. */
export type Body =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'aborted' };

/**
 * Reads a request body as UTF-8. A body over `limit` bytes is consumed, so that the client gets a
 * response, but not kept.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) chunks.length = 0;
      else chunks.push(chunk);
    });
    request.on('end', () => {
      if (size > limit) resolve({ kind: 'tooLarge' });
      else resolve({ kind: 'text', text: Buffer.concat(chunks).toString('utf8') });
    });
    const abort = (): void => resolve({ kind: 'aborted' });
    request.on('error', abort);
    request.on('close', abort);
  });
}
