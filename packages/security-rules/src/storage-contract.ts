import type { Caller, Document } from '@quits/service-base';
import type { Decision, ReadBudget } from './contract.ts';

/** Metadata of an object as rules see it: `resource` and `request.resource`. */
export interface ObjectMetadata {
  readonly name: string;
  readonly bucket: string;
  /** Integers, in decimal digits. */
  readonly generation?: string;
  readonly metageneration?: string;
  /** Bytes, in decimal digits. */
  readonly size?: string;
  /** RFC 3339. */
  readonly timeCreated?: string;
  readonly updated?: string;
  readonly md5Hash?: string;
  readonly crc32c?: string;
  readonly etag?: string;
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly contentType?: string;
  readonly metadata?: { readonly [key: string]: string };
}

/** Input of a Storage rule for one object, or for a listing of a folder. */
export interface ObjectRequest {
  /** Overwriting an object and changing its metadata are both an `update`. */
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly caller: Caller;
  /** Project whose documents `firestore.get` reads. */
  readonly project: string;
  /** RFC 3339. */
  readonly time: string;
  readonly bucket: string;
  /** Name of the object, or the prefix of a listing. */
  readonly name: string;
  /** Before the write; `null` when missing, and for listings. */
  readonly before: ObjectMetadata | null;
  /** After the write; `null` for deletes and reads. */
  readonly after: ObjectMetadata | null;
  /** Parameters of the request's query string. */
  readonly params?: { readonly [name: string]: string };
}

/** Reads of Firestore by Storage rules. Paths are full document names. */
export interface FirestoreReader {
  get(name: string): Document | null;
}

/** A parsed and checked rules source for Cloud Storage. */
export interface StorageRules {
  decide(request: ObjectRequest, reader: FirestoreReader, shared?: ReadBudget): Decision;
}
