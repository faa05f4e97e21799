import type { RawData } from '../collection/raw-data.ts';

/** One operation of a write as plain data, so that it can be stored and resent. */
export type WriteOperation =
  | {
      readonly kind: 'create';
      readonly path: string;
      readonly data: RawData;
      /** The id is unique to this write: if the document exists, the write was applied. */
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
 * Returns the field values that an operation is based on, by field path; `undefined` if it is based
 * on none. A field that is `null` or `undefined` was absent.
 */
export function expectedBy(operation: WriteOperation): RawData | undefined {
  return 'expects' in operation ? operation.expects : undefined;
}
