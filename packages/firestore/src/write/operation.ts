import type { RawData } from '../collection/define-collection.ts';

/** The value that a change gives to the field that guards its document. */
export interface Guard {
  readonly field: string;
  readonly value: number;
}

/** One step of a write as plain data, so that it can be stored and tried again. */
export type WriteOperation =
  | { readonly kind: 'create'; readonly path: string; readonly data: RawData }
  | { readonly kind: 'set'; readonly path: string; readonly data: RawData }
  | { readonly kind: 'merge'; readonly path: string; readonly data: RawData }
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly patch: RawData;
      readonly guard?: Guard;
    }
  | { readonly kind: 'delete'; readonly path: string };
