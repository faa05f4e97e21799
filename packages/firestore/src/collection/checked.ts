/** One issue of an invalid document. */
export interface DocumentIssue {
  readonly message: string;
  /**
   * Field path in the document, e.g. `shares.p1`; empty if the issue concerns the whole document.
   */
  readonly field: string;
}

/** A document that doesn't match its schema and was left out. */
export interface InvalidDocument {
  readonly path: string;
  readonly issues: readonly DocumentIssue[];
}

/** Result of a check. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly DocumentIssue[] };
