/** Options of one write. */
export interface WriteOptions {
  /**
   * Form state stored with the write and returned if it is rejected; must be structured-cloneable.
   */
  readonly draft?: unknown;
  /**
   * The write ends its author's read access, e.g. leaving a group: if its answer is lost and the
   * server then denies reading, the write was applied.
   */
  readonly endsAccess?: boolean;
  /**
   * Id of a rejected write to discard with its dependent writes once this one is journaled. If this
   * one is rejected, it's reported separately, even if it's based on the discarded one.
   */
  readonly replaces?: string;
  /**
   * Schedules when subscribers hear of the write, such as after the next frame; its journaling doesn't wait. By default,
   * they hear of it in the same tick.
   */
  readonly announce?: ((publish: () => void) => void) | undefined;
}
