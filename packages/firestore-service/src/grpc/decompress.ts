import { gunzipSync, inflateSync } from 'node:zlib';
import { RpcError } from '@quits/service-base';

/** Decompresses a message. */
export type Decompress = (bytes: Buffer) => Buffer;

const PLAIN: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** The encodings that requests may have, as the header names them. */
export const ACCEPTED_ENCODINGS = 'identity,deflate,gzip';

/**
 * Returns the decompressor for a call's `grpc-encoding`; `limit` applies to a decompressed message,
 * in bytes.
 * @throws {RpcError} `UNIMPLEMENTED` for an unknown encoding
 */
export function decompressorOf(encoding: string | undefined, limit: number): Decompress {
  const plain = PLAIN[encoding ?? ''];
  if (plain !== undefined) return (bytes) => decompress(plain, bytes, limit);
  if (encoding === undefined || encoding === 'identity') return refuse;
  throw new RpcError(
    'UNIMPLEMENTED',
    `The encoding "${encoding}" is not supported, only ${ACCEPTED_ENCODINGS}.`,
  );
}

function decompress(plain: typeof gunzipSync, bytes: Buffer, limit: number): Buffer {
  try {
    return plain(bytes, { maxOutputLength: limit });
  } catch (cause) {
    const isLarge = cause instanceof Error && 'code' in cause && cause.code === TOO_LARGE;
    if (!isLarge)
      throw new RpcError('INTERNAL', 'The message is not compressed as said.', { cause });
    throw new RpcError('RESOURCE_EXHAUSTED', `Received message larger than max (${limit})`);
  }
}

const TOO_LARGE = 'ERR_BUFFER_TOO_LARGE';

function refuse(): never {
  throw new RpcError('INTERNAL', 'A compressed message came without its encoding.');
}
