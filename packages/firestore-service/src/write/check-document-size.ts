import type { Document } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { documentSize } from '../value/document-size.ts';
import { relativePathOf } from '../value/relative-path-of.ts';

const MAX_BYTES = 1_048_576;

/** Bytes of a document. @throws {RpcError} `INVALID_ARGUMENT` when they are more than 1 MiB */
export function checkDocumentSize({ name, fields = {} }: Document): number {
  const size = documentSize(relativePathOf(name), fields);
  if (size > MAX_BYTES) {
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the maximum allowed size of ${MAX_BYTES.toLocaleString('en')} bytes.`,
    );
  }
  return size;
}
