/** A request that Firestore's rules evaluated. */
export interface Decision {
  /** RFC 3339. */
  readonly time: string;
  readonly method: string;
  /** Path of the document, or of a query's parent; empty for the root. */
  readonly path: string;
  readonly uid: string | null;
  readonly allowed: boolean;
  /** Evaluated expressions. */
  readonly cost: number;
  /** Documents that the rules read. */
  readonly reads: number;
  /** The rules' line that decided, and why. */
  readonly explanation: string;
}

/** Response of `/__/api/requests`, newest first. */
export interface DecisionList {
  readonly requests: readonly Decision[];
  /** Expressions that the rules may evaluate for one document. */
  readonly mostExpressions: number;
}
