import { type Authenticate, type Caller, header, type HttpCall } from '@quits/service-base';
import {
  type DecisionLog,
  type FirestoreReader,
  type ObjectRequest,
  type ParsedStorageRules,
  recordObject,
  type RecordRequest,
} from '@quits/security-rules';
import type { GetRevocation } from '@quits/identity-service';
import type { Log } from '../diagnostics/log.ts';
import type { Blobs } from './blobs.ts';
import type { ObjectStore } from './object-store.ts';
import { StorageError } from './storage-error.ts';
import { rulesMetadata, type StoredObject } from './stored-object.ts';
import type { Uploads } from './uploads.ts';

/** Dependencies of the object store's handlers. */
export interface StorageContext {
  readonly project: string;
  readonly objects: ObjectStore;
  readonly blobs: Blobs;
  readonly uploads: Uploads;
  /** The rules in force now for a bucket. */
  readonly rules: (bucket: string) => ParsedStorageRules;
  /** Whether a bucket was configured. */
  readonly hasBucket: (bucket: string) => boolean;
  /** Called with every request that the rules decided about. */
  readonly record: RecordRequest | undefined;
  /** Decisions of the rules about the latest requests. */
  readonly decisions: DecisionLog;
  /** Documents that rules may read. */
  readonly documents: FirestoreReader;
  readonly authenticate: Authenticate;
  /** Checked again at the end of long operations. */
  readonly getRevocation: GetRevocation;
  /**
   * Returns the caller of one of our own pages by its session cookie, for files loaded by an
   * element.
   */
  readonly cookieCaller: (call: HttpCall) => Caller;
  readonly limits: StorageLimits | undefined;
  /** Largest object, in bytes. */
  readonly maxSize: number;
  /** Test tools may use any bucket and change the rules. */
  readonly emulatorPaths: boolean;
  /** Logs a refusal by the rules. */
  readonly refused: (line: string) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** Limits of how much accounts store. */
export interface StorageLimits {
  /**
   * Called before an upload, and when its size is known.
   * @throws {StorageError} 402 if there is no room for so many bytes at the place
   */
  requireRoom(caller: Caller, name: string, bytes: number): void;
  /** Counts bytes that a caller has stored at a place. */
  stored(caller: Caller, name: string, bytes: number): void;
}

/** Requested access. */
export interface AccessRequest {
  readonly method: ObjectRequest['method'];
  readonly caller: Caller;
  readonly bucket: string;
  /** Name of the object, or the prefix of a listing. */
  readonly name: string;
  readonly before?: StoredObject | undefined;
  readonly after?: StoredObject | undefined;
}

/** @throws {StorageError} 403 when the rules refuse */
export function requireAllowed(context: StorageContext, wish: AccessRequest): void {
  const { before, after, ...rest } = wish;
  const time = new Date(context.now()).toISOString();
  let reads = 0;
  const documents: FirestoreReader = {
    get(name) {
      reads += 1;
      return context.documents.get(name);
    },
  };
  const request: ObjectRequest = {
    ...rest,
    project: context.project,
    time,
    before: before === undefined ? null : rulesMetadata(before),
    after: after === undefined ? null : rulesMetadata(after),
  };
  const rules = context.rules(wish.bucket);
  const decision = rules.decide(request, documents);
  if (context.record !== undefined) {
    recordObject(context.record, rules, request, context.documents, decision);
  }
  const path = `${wish.bucket}/${wish.name}`;
  if (wish.caller.kind !== 'admin') {
    const { allowed, cost, explanation, at } = decision;
    context.decisions.add({
      time,
      method: wish.method,
      name: path,
      uid: wish.caller.kind === 'user' ? wish.caller.uid : null,
      allowed,
      cost,
      reads,
      explanation,
      ...(at === undefined ? {} : { at }),
    });
  }
  if (decision.allowed) return;
  const line = `Storage rules refuse ${wish.method} of ${path}: ${decision.explanation}`;
  context.refused(line);
  throw new StorageError(403, 'Permission denied.');
}

/** @throws {TokenRefusal} if the caller lost access during the call */
export function requireStillIn(context: StorageContext, call: HttpCall): void {
  const refusal = context.getRevocation(header(call, 'authorization'));
  if (refusal !== undefined) throw refusal;
}

/** @throws {StorageError} 404 for a bucket that the project does not have */
export function checkBucket(context: StorageContext, bucket: string): string {
  const { project } = context;
  const isOurs = [`${project}.appspot.com`, `${project}.firebasestorage.app`].includes(bucket);
  const isPossible = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket);
  if (isOurs || context.hasBucket(bucket) || (context.emulatorPaths && isPossible)) return bucket;
  throw new StorageError(404, 'The bucket does not exist.');
}

/** @throws {StorageError} 404 if there is no such object */
export function requireObject(context: StorageContext, bucket: string, name: string): StoredObject {
  const object = context.objects.get(bucket, name);
  if (object === undefined) throw new StorageError(404, 'Not found.');
  return object;
}
