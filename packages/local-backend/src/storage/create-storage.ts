import type { DatabaseSync } from 'node:sqlite';
import {
  type Authenticate,
  type Caller,
  DamagedRecordError,
  type HttpCall,
  json,
  readJsonObject,
  type Route,
  text,
} from '@quits/service-base';
import {
  DecisionLog,
  type FirestoreReader,
  type ParsedStorageRules,
  parseStorageRules,
  type RecordRequest,
  type ReportingRules,
} from '@quits/security-rules';
import type { GetRevocation } from '@quits/identity-service';
import { describeRulesErrors } from '../files/read-rules.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Blobs } from './blobs.ts';
import { jsonApiRoutes } from './json-api/json-api-routes.ts';
import { createObjectIndex } from './object-index.ts';
import { createObjectStore, type ObjectRecorder, type ObjectStore } from './object-store.ts';
import type { StorageContext, StorageLimits } from './storage-context.ts';
import { storageRoutes } from './storage-routes.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** Options of {@link createStorage}. */
export interface StorageOptions {
  readonly database: DatabaseSync;
  readonly blobs: Blobs;
  readonly project: string;
  readonly rules: ParsedStorageRules;
  /** Rules of further buckets. */
  readonly bucketRules: ReadonlyMap<string, ParsedStorageRules>;
  /** Called with every request that the rules decided about. */
  readonly record: RecordRequest | undefined;
  readonly documents: FirestoreReader;
  readonly authenticate: Authenticate;
  /** Checked again at the end of long operations. */
  readonly getRevocation: GetRevocation;
  /** Returns the caller of one of our own pages by its session cookie. */
  readonly cookieCaller: (call: HttpCall) => Caller;
  /** Limits of a production server. */
  readonly limits: StorageLimits | undefined;
  /** Largest object, in bytes. */
  readonly maxSize: number;
  /** Records changes of objects. */
  readonly recorder?: ObjectRecorder | undefined;
  /** Test tools may use any bucket and change the rules. */
  readonly emulatorPaths: boolean;
  /** Logs a refusal by the rules. */
  readonly refused: (line: string) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** A running object store. */
export interface Storage {
  /** For clients. */
  readonly routes: readonly Route[];
  /** For test tools and server libraries. */
  readonly testRoutes: readonly Route[];
  /** Returns the routes for server libraries of functions. */
  adminRoutes(): readonly Route[];
  readonly objects: ObjectStore;
  /** Decisions of the rules about the latest requests, without administrators'. */
  readonly decisions: DecisionLog;
  /** Replaces the rules of one bucket, or of all without their own. */
  useRules(rules: ParsedStorageRules, bucket?: string): void;
  /** Returns the rules that a test tool has set, for `restore`. */
  snapshot(): StorageRulesSnapshot;
  restore(snapshot: StorageRulesSnapshot): void;
  /** Whether the bytes of deleted objects are kept. */
  keepBytes(isKept: boolean): void;
}

/** Rules that a test tool has set, if any. */
export interface StorageRulesSnapshot {
  readonly set: ParsedStorageRules | undefined;
  readonly reporting: ReportingRules | undefined;
}

const RULES_LIMIT = 1024 * 1024;

/** Opens the object store and removes leftovers of a crash. */
export function createStorage(options: StorageOptions): Storage {
  const { database, blobs, rules: initial, bucketRules, now, recorder, ...rest } = options;
  const objects = createObjectStore(createObjectIndex(database), blobs, now, recorder);
  const uploads = createUploads(database, now);
  sweepBlobs(blobs, objects, (name) => isActive(uploads, name));
  /** Rules of the file or the options. */
  let common = initial;
  const ofBuckets = new Map(bucketRules);
  /** Rules that a test tool has set since. */
  let set: StorageRulesSnapshot['set'];
  /** Reporting rules that a test tool has set. */
  let reporting: ReportingRules | undefined;
  const decisions = new DecisionLog();
  const context: StorageContext = {
    ...rest,
    objects,
    blobs,
    uploads,
    now,
    decisions,
    rules: (bucket) => set ?? ofBuckets.get(bucket) ?? common,
    hasBucket: (bucket) => ofBuckets.has(bucket),
  };

  const setRules: Route = {
    method: 'PUT',
    path: '/internal/setRules',
    crossOrigin: 'api',
    handle: async (call) => {
      if (!options.emulatorPaths) return text('Emulator paths are switched off.\n', 403);
      const body = await readJsonObject(call.request, RULES_LIMIT);
      const files = (body['rules'] as { files?: { content?: unknown }[] } | undefined)?.files;
      const source = files?.[0]?.content;
      if (typeof source !== 'string') return json({ message: 'error updating rules' }, 400);
      const parsed = parseStorageRules(source, 'storage.rules', { coverage: true });
      if (!parsed.ok) {
        const problem = describeRulesErrors(parsed.error);
        return json({ message: `There was an error updating rules: ${problem}` }, 400);
      }
      set = parsed.value;
      reporting = parsed.value;
      return json({ message: 'Rules updated successfully' });
    },
  };
  const ruleCoverage: Route = {
    method: 'GET',
    path: '/internal/ruleCoverage',
    crossOrigin: 'api',
    handle: async () =>
      reporting === undefined
        ? text('No rules were set for a test.\n', 404)
        : json(reporting.coverage()),
  };
  return {
    routes: storageRoutes(context),
    testRoutes: [...(options.emulatorPaths ? jsonApiRoutes(context) : []), setRules, ruleCoverage],
    adminRoutes: () => jsonApiRoutes(context),
    objects,
    decisions,
    useRules(changed, bucket) {
      if (bucket === undefined) common = changed;
      else ofBuckets.set(bucket, changed);
      set = undefined;
    },
    snapshot: () => ({ set, reporting }),
    restore(snapshot) {
      ({ set, reporting } = snapshot);
    },
    keepBytes: (isKept) => blobs.keepBytes(isKept),
  };
}

/** Returns whether an upload may continue; a damaged one may, after a backup is restored. */
function isActive(uploads: Uploads, name: string): boolean {
  try {
    return uploads.get(name)?.status === 'active';
  } catch (error) {
    if (error instanceof DamagedRecordError) return true;
    throw error;
  }
}

/** Removes bytes without an owner; none while an owner is damaged, because a backup may bring it back. */
function sweepBlobs(blobs: Blobs, objects: ObjectStore, isUpload: (name: string) => boolean): void {
  let owned: ReadonlySet<string>;
  try {
    owned = new Set(objects.all().map(({ blob }) => blob));
  } catch (error) {
    if (error instanceof DamagedRecordError) return;
    throw error;
  }
  blobs.sweep((name) => owned.has(name) || isUpload(name));
}
