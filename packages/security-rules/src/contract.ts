import type { Caller, Document, Message } from '@quits/service-base';

/** Input of a Firestore rule for one document. */
export interface DocumentRequest {
  readonly method: 'get' | 'create' | 'update' | 'delete';
  readonly caller: Caller;
  /** Time of the request; equals the commit time of server timestamps. RFC 3339, microseconds. */
  readonly time: string;
  /** Full document name. */
  readonly name: string;
  /** Before the write; `null` when missing. */
  readonly before: Document | null;
  /** After the write, transforms applied; `null` for deletes and reads. */
  readonly after: Document | null;
}

/** Input of a Firestore rule for a query, before any document is read. */
export interface QueryRequest {
  readonly caller: Caller;
  readonly time: string;
  /** `projects/{p}/databases/{d}/documents[/…]` */
  readonly parent: string;
  /** The query in the service's JSON format. */
  readonly structuredQuery: Message;
}

/** Reads by rules. Paths are full document names. */
export interface RulesReader {
  /** State before the commit. */
  get(name: string): Document | null;
  /** Returns the state after all writes of the commit; equals `get` outside a commit. */
  getAfter(name: string): Document | null;
}

/** A subexpression that made a condition fail; positions are 1-based. */
export interface RefusalReason {
  readonly line: number;
  readonly column: number;
  /** Source text. */
  readonly expression: string;
  /** `false`, an error, or that the query doesn't determine it. */
  readonly outcome: string;
  /** Values of its operands. */
  readonly values: readonly { readonly expression: string; readonly value: string }[];
}

/** Decision about a request, with its reason. */
export interface Decision {
  readonly allowed: boolean;
  /** Cost of the evaluation in the service's unit; more than 1000 is refused. */
  readonly cost: number;
  /** Whether another time of the request could lead to another decision. @default true */
  readonly usesTime?: boolean;
  /** Message for the log: the line that decided, and why. */
  readonly explanation: string;
  /**
   * `file:line:column` of the expression that refused, or `file:line` of the statement that allowed;
   * only the file if no statement applies.
   */
  readonly at?: string;
  /** For a refusal: the deciding expressions with their values. Empty if no statement applies. */
  readonly reasons?: readonly RefusalReason[];
}

/**
 * Counts the distinct documents that the rules of one request read: one request may read 10, and
 * a commit, transaction or multi-document read 20 over all its documents.
 */
export interface ReadBudget {
  /** Charges one document; `false` when the request may read no more. A repeated one is free unless accesses are uncached. */
  charge(name: string): boolean;
}

/** A parsed and checked rules source for Cloud Firestore. */
export interface FirestoreRules {
  /**
   * Evaluates the rules for one document. Each decision may read 10 documents; pass the same
   * `shared` budget (`createSharedBudget`) for all documents of a commit, transaction or
   * multi-document read.
   */
  decide(request: DocumentRequest, reader: RulesReader, shared?: ReadBudget): Decision;
  /**
   * Evaluates whether every document that the query could return is allowed, from the query's
   * constraints ("rules are not filters").
   */
  decideQuery(request: QueryRequest, reader: RulesReader): Decision;
}
