/**
 * A Firestore value in the service's proto3 JSON form, which is also the form that we store.
 * Timestamps are RFC 3339 in UTC, truncated to microseconds; bytes are base64.
 */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number } }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

/** Field names to values; also the fields of a document. */
export type Fields = { readonly [name: string]: Value };

/** A stored document. One revision is one object, so encodings can be cached by identity. */
export interface Document {
  /** `projects/{p}/databases/{d}/documents/{collection}/{id}[/…]` */
  readonly name: string;
  readonly fields?: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}
