import type { Fields, Value } from '@quits/service-base';
import type { DocumentName } from '../name/resource-name.ts';
import type { FieldPath } from '../value/field-path.ts';

/** Condition on a document before a write. */
export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly updateTime: string };

/** A change of one field that the server computes. */
export interface Transform {
  readonly path: FieldPath;
  readonly operation:
    | { readonly kind: 'request-time' }
    | { readonly kind: 'increment' | 'minimum' | 'maximum'; readonly operand: Value }
    | { readonly kind: 'union' | 'remove'; readonly elements: readonly Value[] };
}

/** One checked write of a commit. */
export type WriteOp = {
  readonly name: DocumentName;
  readonly precondition?: Precondition;
} & (
  | {
      readonly kind: 'update';
      readonly fields: Fields;
      /** If absent, the whole document is replaced. */
      readonly mask?: readonly FieldPath[];
      readonly transforms: readonly Transform[];
    }
  | { readonly kind: 'delete' }
  | { readonly kind: 'verify' }
);
