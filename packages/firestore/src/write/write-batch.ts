import type { Collection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import type {
  CheckedExpectation,
  UpdateData,
  PartialWithFieldValue,
  WithFieldValue,
} from '../value/with-field-value.ts';

/** Options of a created document. */
export interface CreateOptions {
  /**
   * The id was made for this very write, so that nobody else can make the document: where the server
   * has it, the write was applied.
   */
  readonly proof?: boolean;
}

/** Options of a change that is made on a certain state of its document. */
export interface GuardOptions<Expected extends object> {
  /**
   * What fields held when the change was made, by dotted path, for example its revision; absent when
   * `null` or `undefined`. The rules compare it, here it tells conflicts and what depends on what.
   */
  readonly expects?: Expected;
}

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
    data: WithFieldValue<Input>,
    options?: CreateOptions,
  ): void;
  /** Writes a whole document, whether it exists or not. */
  set<Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    data: WithFieldValue<Input>,
  ): void;
  /**
   * Changes some fields, nested as in the document, whether it exists or not; fields that are not
   * named stay. For running sums: increments of a document that nobody has written yet start at 0.
   */
  merge<Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    data: PartialWithFieldValue<Input>,
  ): void;
  /** Changes some fields, named by dotted paths; refused when the document does not exist. */
  update<
    Path extends string,
    Input extends object,
    Output extends object,
    const Patch extends object,
    const Expected extends object = object,
  >(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    patch: Patch & UpdateData<Input, Patch>,
    options?: GuardOptions<Expected & CheckedExpectation<Input, Expected>>,
  ): void;
  /** Removes a document, whether it exists or not. */
  delete<
    Path extends string,
    Input extends object,
    Output extends object,
    const Expected extends object = object,
  >(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    options?: GuardOptions<Expected & CheckedExpectation<Input, Expected>>,
  ): void;
}
