import type { RawData } from '../collection/raw-data.ts';

/** One step of a write as plain data, so that it can be stored and tried again. */
export type WriteOperation =
  | {
      readonly kind: 'create';
      readonly path: string;
      readonly data: RawData;
      /** The id was made for this very write: where the document is, the write was applied. */
      readonly proof?: true;
    }
  | {
      readonly kind: 'set';
      readonly path: string;
      readonly data: RawData;
      readonly expects?: RawData;
    }
  | { readonly kind: 'merge'; readonly path: string; readonly data: RawData }
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly patch: RawData;
      readonly expects?: RawData;
    }
  | { readonly kind: 'delete'; readonly path: string; readonly expects?: RawData };

/**
 * What an operation was made on, by field path; `undefined` where it does not matter. A field that is
 * `null` or `undefined` was absent.
 */
export function expectedBy(operation: WriteOperation): RawData | undefined {
  return 'expects' in operation ? operation.expects : undefined;
}
