import {
  doc,
  type DocumentSnapshot,
  type Firestore,
  onSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { RawDocument, RawSnapshot } from '../live/query-reader.ts';
import type { QuerySpec } from '../query/query-spec.ts';
import type { QueryTarget } from '../query/question.ts';
import { buildQuery } from './build-query.ts';
import { decodeFields } from './decode.ts';

const EVERYTHING = { includeMetadataChanges: true };

/** Listens to a query; the provider's error ends it. */
export function listenToQuery(
  db: Firestore,
  target: QueryTarget,
  spec: QuerySpec,
  next: (snapshot: RawSnapshot) => void,
  fail: (cause: unknown) => void,
): () => void {
  return onSnapshot(
    buildQuery(db, target, spec),
    EVERYTHING,
    (found) => next(rawQuery(found)),
    fail,
  );
}

/** Listens to one document, told as a query that finds one or none. */
export function listenToDocument(
  db: Firestore,
  path: string,
  next: (snapshot: RawSnapshot) => void,
  fail: (cause: unknown) => void,
): () => void {
  return onSnapshot(doc(db, path), EVERYTHING, (found) => next(rawSingle(found)), fail);
}

/** A snapshot of a query as plain data. */
export function rawQuery(snapshot: QuerySnapshot): RawSnapshot {
  const { fromCache, hasPendingWrites: pending } = snapshot.metadata;
  return {
    changed: snapshot
      .docChanges(EVERYTHING)
      .flatMap((change) => (change.type === 'removed' ? [] : [rawDocument(change.doc)])),
    paths: snapshot.docs.map((found) => found.ref.path),
    fromCache,
    pending,
  };
}

function rawSingle(snapshot: DocumentSnapshot): RawSnapshot {
  const { fromCache, hasPendingWrites: pending } = snapshot.metadata;
  const exists = snapshot.exists();
  return {
    changed: exists ? [rawDocument(snapshot)] : [],
    paths: exists ? [snapshot.ref.path] : [],
    fromCache,
    pending,
  };
}

function rawDocument(snapshot: DocumentSnapshot): RawDocument {
  return {
    path: snapshot.ref.path,
    pending: snapshot.metadata.hasPendingWrites,
    read: () => decodeFields(snapshot.data({ serverTimestamps: 'estimate' }) ?? {}),
  };
}
