import type { RawData } from '../collection/raw-data.ts';

/** A document as the provider tells it; its fields are only worked out when asked for. */
export interface RawDocument {
  readonly path: string;
  readonly pending: boolean;
  readonly read: () => RawData;
}

/** What changed since the last snapshot, and what there is now. */
export interface RawSnapshot {
  readonly changed: readonly RawDocument[];
  /** Paths of all documents, in order. */
  readonly paths: readonly string[];
  readonly fromCache: boolean;
  readonly pending: boolean;
}
