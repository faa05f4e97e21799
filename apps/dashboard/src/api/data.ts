/** A value of Firestore, as in its REST interface. */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | string }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number } }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Readonly<Record<string, Value>> } };

/** A document in the list of its collection. */
export interface DocumentSummary {
  readonly id: string;
  /** The beginning of its fields; `null` if it doesn't exist and only holds collections. */
  readonly summary: string | null;
}

/** Response of `/__/api/data/documents`: a page of a collection. */
export interface DocumentPage {
  readonly documents: readonly DocumentSummary[];
  /** Number of documents that exist in the collection or match the query; only on the first page. */
  readonly total?: number | undefined;
  /** `pageToken` of the next page. */
  readonly next?: string | undefined;
}

/** Response of `/__/api/data/document`. The path `''` is the root, which only holds collections. */
export interface DocumentContent {
  /** `null` if the document doesn't exist. */
  readonly fields: Readonly<Record<string, Value>> | null;
  /** RFC 3339. */
  readonly createTime?: string | undefined;
  /** RFC 3339. */
  readonly updateTime?: string | undefined;
  readonly collections: readonly string[];
}

/** Comparison of a field. */
export type QueryOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'ARRAY_CONTAINS';

/** Body of `/__/api/data/query`: the documents of a collection that match. */
export interface DataQuery {
  readonly collection: string;
  /** Beginning of the documents' ids. */
  readonly prefix?: string | undefined;
  /** The field's path as in a query, such as `shares.ann`. */
  readonly field?: string | undefined;
  readonly operator?: QueryOperator | undefined;
  readonly value?: Value | undefined;
}

/** Body of `/__/api/data/field`: sets or deletes one field. */
export interface FieldChange {
  readonly document: string;
  /** Names of the maps around the field, and its own. */
  readonly field: readonly string[];
  /** `null` deletes the field. */
  readonly value: Value | null;
}

/** Body of `/__/api/data/create`. */
export interface NewDocument {
  readonly collection: string;
  /** Empty for a random one. */
  readonly id: string;
  readonly fields: Readonly<Record<string, Value>>;
}

/** Body of `/__/api/data/delete`. */
export interface DocumentDeletion {
  readonly document: string;
}
