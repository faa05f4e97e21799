import type { ServerResponse } from 'node:http';
import { Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import { type Block, copyBlocks, sizeOfBlocks } from './blocks.ts';

const LINE_END = '\r\n';
/** Most bytes of a chunk in memory that is used again. */
const MOST_SHARED = 16 * 1024;

/**
 * Memory of the chunk that is being written. A commit goes to many listeners at once, and most sockets take a chunk at once:
 * a buffer for each would be most of what the server allocates.
 */
let shared = Buffer.allocUnsafeSlow(MOST_SHARED);

/** Returns the socket to which {@link writeChunk} may write a response, if the response's headers were sent. */
export function chunkSocketOf(response: ServerResponse): Socket | undefined {
  if (response instanceof Http2ServerResponse || !response.chunkedEncoding) return undefined;
  return response.socket ?? undefined;
}

/**
 * Writes blocks as a chunk of a response by HTTP/1.1 to its socket, which takes half as long as `response.write`. Returns
 * whether the socket accepts more.
 */
export function writeChunk(socket: Socket, blocks: readonly Block[]): boolean {
  const size = sizeOfBlocks(blocks);
  const head = `${size.toString(16)}${LINE_END}`;
  const length = head.length + size + LINE_END.length;
  const isShared = length <= MOST_SHARED && socket.writableLength === 0 && !('encrypted' in socket);
  const chunk = isShared ? shared.subarray(0, length) : Buffer.allocUnsafe(length);
  const start = chunk.write(head, 'latin1');
  chunk.write(LINE_END, copyBlocks(blocks, chunk, start), 'latin1');
  const accepts = socket.write(chunk);
  // The system takes the rest later.
  if (isShared && socket.writableLength > 0) shared = Buffer.allocUnsafeSlow(MOST_SHARED);
  return accepts;
}
