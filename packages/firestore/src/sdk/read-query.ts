import { type Firestore, getDocs, getDocsFromCache, getDocsFromServer } from 'firebase/firestore';
import type { RawSnapshot } from '../live/query-reader.ts';
import type { QuerySpec } from '../query/query-spec.ts';
import type { QueryTarget } from '../query/question.ts';
import { buildQuery } from './build-query.ts';
import { rawQuery } from './listen.ts';

/** Where documents are read from: the server, the device, or the device when there is no server. */
export type ReadFrom = 'server' | 'device' | 'either';

const GET = { server: getDocsFromServer, device: getDocsFromCache, either: getDocs };

/** Reads the documents of a query once. */
export async function readQuery(
  db: Firestore,
  target: QueryTarget,
  spec: QuerySpec,
  from: ReadFrom,
): Promise<RawSnapshot> {
  return rawQuery(await GET[from](buildQuery(db, target, spec)));
}
