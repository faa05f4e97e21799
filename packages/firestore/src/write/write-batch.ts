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
   * The id is unique to this write, so no other client can create the document: if the server has
   * it, the write was applied.
   */
  readonly proof?: boolean;
}

/** Options of a change that is based on a certain state of its document. */
export interface GuardOptions<Expected extends object> {
  /**
   * Field values that the change is based on, by dotted path, for example its revision; `null` and
   * `undefined` mean absent. The rules compare them; this package uses them to find conflicts and
   * dependent writes.
   */
  readonly expects?: Expected;
}

/** Collects the operations of one atomic write. */
export interface WriteBatch {
  /**
   * Creates a document under an id chosen by the client, so that a retry is harmless; the rules
   * prevent overwriting.
   */
  create<Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    data: WithFieldValue<Input>,
    options?: CreateOptions,
  ): void;
  /** Writes a whole document, existing or not. */
  set<Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
    data: WithFieldValue<Input>,
  ): void;
  /**
   * Merges nested fields into a document, existing or not; other fields stay. For running sums:
   * increments of a missing document start at 0.
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
