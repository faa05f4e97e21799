import type { Collection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import type { CheckedPatch, Writable } from '../value/writable.ts';

/** Collects the operations of one write; all of them are applied, or none. */
export interface WriteBatch {
  /**
   * Writes a whole new document under an id made by the client, so that trying again is harmless;
   * the rules see to it that nothing is overwritten.
   */
  create<Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    data: Writable<Input>,
  ): void;
  /** Writes a whole document, whether it exists or not. */
  set<Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    data: Writable<Input>,
  ): void;
  /** Changes some fields, named by dotted paths; refused when the document does not exist. */
  update<
    Path extends string,
    Input extends object,
    Output extends object,
    const Patch extends object,
  >(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    patch: Patch & CheckedPatch<Input, Patch>,
  ): void;
  delete<Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
  ): void;
}
