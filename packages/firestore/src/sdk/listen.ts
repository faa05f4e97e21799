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
 * Listens to a query, or to one document as to a query that finds one or none; the provider's error
 * ends it. From the device the server is not asked, and what others do is not heard of.
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
      // What has broken cannot even stop; it tells nobody anything any more.
    }
  };
}

/**
 * What a snapshot holds, as plain data. In a first one everything is new; the SDK would make every
 * document a second time to say so.
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
