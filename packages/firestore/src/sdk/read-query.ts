import { getDocs, getDocsFromCache, getDocsFromServer } from 'firebase/firestore';
import type { Connected } from './connect-sdk.ts';
import type { RawSnapshot } from './raw-snapshot.ts';
import type { QuerySpec } from '../query/query-spec.ts';

/** Source of a read: the server, the cache, or the cache if the server is unreachable. */
export type ReadSource = 'server' | 'cache' | 'default';

const GET = { server: getDocsFromServer, cache: getDocsFromCache, default: getDocs };

/** Reads the documents of a query once. */
export async function readQuery(
  { db, sdk }: Connected,
  scope: 'path' | 'group',
  path: string,
  spec: QuerySpec,
  from: ReadSource,
): Promise<RawSnapshot> {
  return sdk.rawSnapshot(await GET[from](sdk.buildQuery(db, scope, path, spec)), true);
}
