import type { RawData } from '../collection/raw-data.ts';

/** A document from the provider; its fields are decoded on demand. */
export interface RawDocument {
  readonly path: string;
  readonly pending: boolean;
  readonly read: () => RawData;
}

/** Changes since the last snapshot, and the current documents. */
export interface RawSnapshot {
  readonly changed: readonly RawDocument[];
  /** Paths of all documents, in order. */
  readonly paths: readonly string[];
  readonly fromCache: boolean;
  readonly pending: boolean;
}
