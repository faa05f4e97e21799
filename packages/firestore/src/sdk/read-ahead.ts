import type { Firestore } from 'firebase/firestore';
import type { QuerySpec } from '../query/query-spec.ts';
import { idle } from './idle.ts';
import { jsonQuery } from './json-query.ts';
import { keepPage } from './keep-page.ts';
import type { RawSnapshot } from './raw-snapshot.ts';
import type { RestAccess } from './rest-access.ts';
import { restPage, rootOf } from './rest-pages.ts';

/** Number of documents that are parsed in a task. */
const SLICE = 10;
/** Longest wait for a frame with time to spare, in milliseconds. */
const PATIENCE = 60;

/** A page that was read past the SDK. */
export interface AheadPage {
  /** The page in parts, each with the paths of all documents so far, to be parsed in a task each; the last one has all paths and no document. */
  readonly parts: readonly RawSnapshot[];
  /** Resolves when the browser has time for the next part. */
  readonly ready: () => Promise<unknown>;
  /** Stores the page and its query in the SDK's cache, so that a listener gets only later changes. */
  readonly keep: (db: Firestore, isWanted: () => boolean) => Promise<void>;
}

/**
 * Reads a page by REST; `undefined` if the REST format can't express its query.
 * @throws {FirebaseError} if the service rejects the request
 */
export async function readAhead(
  access: RestAccess,
  path: string,
  spec: QuerySpec,
): Promise<AheadPage | undefined> {
  const query = jsonQuery(rootOf(access), path, spec);
  if (query === undefined) return undefined;
  const page = await restPage(access, query);
  const changed = page.documents.map(({ path: at, read }) => ({ path: at, pending: false, read }));
  const paths = changed.map((document) => document.path);
  const part = (from: number, to: number): RawSnapshot => ({
    changed: changed.slice(from, to),
    paths: paths.slice(0, to),
    fromCache: false,
    pending: false,
  });
  const parts: RawSnapshot[] = [];
  for (let at = 0; at < paths.length; at += SLICE) parts.push(part(at, at + SLICE));
  // Shows them in a task of its own.
  parts.push(part(paths.length, paths.length));
  return {
    parts,
    ready: () => idle(PATIENCE),
    keep: (db, isWanted) => keepPage(db, page, isWanted, query),
  };
}
