import { invalidArgument } from '../rpc/invalid-argument.ts';
import { documentSize } from '../value/document-size.ts';
import type { Document } from '../value/value.ts';

const MAX_BYTES = 1_048_576;

/** @throws {RpcError} `INVALID_ARGUMENT` for a document above 1 MiB */
export function checkDocumentSize({ name, fields = {} }: Document): void {
  const size = documentSize(name.split('/').slice(5).join('/'), fields);
  if (size > MAX_BYTES) {
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the maximum allowed size of ${MAX_BYTES.toLocaleString('en')} bytes.`,
    );
  }
}
