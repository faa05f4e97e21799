import {
  doc,
  type DocumentSnapshot,
  type Firestore,
  onSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { RawSnapshot } from './raw-snapshot.ts';
import type { QueryTarget } from '../query/query-target.ts';
import { buildQuery } from './build-query.ts';
import { decodeFields } from './decode.ts';

const EVERYTHING = { includeMetadataChanges: true } as const;
const OPTIONS = {
  server: EVERYTHING,
  cache: { ...EVERYTHING, source: 'cache' },
} as const;

/**
 * Listens to a query or to one document; an error of the provider ends it. With the cache as
 * source, the server isn't asked and remote changes aren't reported.
 */
export function listen(
  db: Firestore,
  { collection, path, spec }: QueryTarget<object>,
  next: (snapshot: RawSnapshot) => void,
  fail: (cause: unknown) => void,
  from: 'server' | 'cache',
): () => void {
  const options = OPTIONS[from];
  let first = true;
  const tell = (found: QuerySnapshot | DocumentSnapshot) => {
    const snapshot = rawSnapshot(found, first);
    first = false;
    next(snapshot);
  };
  const stop =
    spec === undefined
      ? onSnapshot(doc(db, path), options, tell, fail)
      : onSnapshot(buildQuery(db, collection.scope, path, spec), options, tell, fail);
  return () => {
    try {
      stop();
    } catch {
      // A failed SDK can't unsubscribe either, and no longer calls its listeners.
    }
  };
}

/**
 * Converts a snapshot into plain data. In a first snapshot every document is new; the SDK would
 * create each of them a second time to report that.
 */
export function rawSnapshot(
  found: QuerySnapshot | DocumentSnapshot,
  isFirst: boolean,
): RawSnapshot {
  const { fromCache, hasPendingWrites: pending } = found.metadata;
  const all = 'docs' in found ? found.docs : [found].filter((one) => one.exists());
  const changed = 'docs' in found && !isFirst ? changesOf(found) : all;
  return {
    changed: changed.map((document: DocumentSnapshot) => ({
      path: document.ref.path,
      pending: document.metadata.hasPendingWrites,
      read: () => decodeFields(document.data({ serverTimestamps: 'estimate' }) ?? {}),
    })),
    paths: all.map(({ ref }) => ref.path),
    fromCache,
    pending,
  };
}

function changesOf(found: QuerySnapshot): readonly DocumentSnapshot[] {
  const changes = found.docChanges(EVERYTHING);
  return changes.flatMap(({ type, doc: changed }) => (type === 'removed' ? [] : changed));
}
