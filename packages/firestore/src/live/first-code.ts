import { decodeJsonFields, pathOf } from '../sdk/decode-json.ts';
import type { RawSnapshot } from '../sdk/raw-snapshot.ts';
import type { FirstDocument } from './first-documents.ts';

export { createQueryReader } from './query-reader.ts';

/** Converts documents in the format of the REST interface into a snapshot that counts as cached. */
export function firstSnapshot(documents: readonly FirstDocument[]): RawSnapshot {
  const changed = documents.map(({ name, fields = {} }) => ({
    path: pathOf(name),
    pending: false,
    read: () => decodeJsonFields(fields),
  }));
  return { changed, paths: changed.map(({ path }) => path), fromCache: true, pending: false };
}
