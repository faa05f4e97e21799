/** One thing that is wrong with a document. */
export interface DocumentIssue {
  readonly message: string;
  /** Where in the document, e.g. `shares.p1`; empty for the whole of it. */
  readonly field: string;
}

/** A document that does not fit its schema and was left out. */
export interface InvalidDocument {
  readonly path: string;
  readonly issues: readonly DocumentIssue[];
}

/** What became of a check. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly DocumentIssue[] };
