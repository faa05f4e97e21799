import type { RawData, ReadableCollection } from '../collection/define-collection.ts';
import { type InvalidDocument, parseDocument } from '../collection/parse-document.ts';
import { idOf } from '../collection/path.ts';
import { sameValue } from '../value/plain.ts';
import type { Doc, Reading } from './live-state.ts';

/** A document as the provider tells it; its fields are only worked out when asked for. */
export interface RawDocument {
  readonly path: string;
  readonly pending: boolean;
  readonly read: () => RawData;
}

/** What changed since the last snapshot, and what there is now. */
export interface RawSnapshot {
  readonly changed: readonly RawDocument[];
  /** Paths of all documents, in order. */
  readonly paths: readonly string[];
  readonly fromCache: boolean;
  readonly pending: boolean;
}

/** What a query found, with the paths of all documents, unfit ones included. */
export interface QueryReading<Data> extends Reading<readonly Doc<Data>[]> {
  readonly paths: readonly string[];
}

/** Called once for every version of a document that does not fit. */
export type ReportInvalid = (invalid: InvalidDocument) => void;

/**
 * Turns snapshots into documents. Only changed documents are parsed, and what did not change keeps
 * its identity: the data of a document, the document, the list.
 */
export function createQueryReader<Output extends object>(
  collection: ReadableCollection<string, Output>,
  report: ReportInvalid,
): (snapshot: RawSnapshot) => QueryReading<Output> {
  const documents = new Map<string, Doc<Output>>();
  const broken = new Map<string, InvalidDocument>();
  let data: readonly Doc<Output>[] = [];
  let invalid: readonly InvalidDocument[] = [];

  function take({ path, pending, read }: RawDocument): void {
    const parsed = parseDocument(collection, read());
    if (!parsed.ok) {
      const found = { path, issues: parsed.issues };
      if (!sameIssues(broken.get(path), found)) {
        broken.set(path, found);
        report(found);
      }
      documents.delete(path);
      return;
    }
    broken.delete(path);
    const before = documents.get(path);
    const same = before !== undefined && sameValue(before.data, parsed.value);
    if (same && before.pending === pending) return;
    documents.set(path, {
      id: idOf(path),
      path,
      data: same ? before.data : parsed.value,
      pending,
    });
  }

  return ({ changed, paths, fromCache, pending }) => {
    for (const document of changed) take(document);
    if (paths.length < documents.size + broken.size) forgetAllBut(new Set(paths));
    data = kept(
      data,
      paths.flatMap((path) => documents.get(path) ?? []),
    );
    invalid = kept(
      invalid,
      paths.flatMap((path) => broken.get(path) ?? []),
    );
    return { data, invalid, fromCache, pending, paths };
  };

  function forgetAllBut(present: ReadonlySet<string>): void {
    for (const path of documents.keys()) if (!present.has(path)) documents.delete(path);
    for (const path of broken.keys()) if (!present.has(path)) broken.delete(path);
  }
}

function kept<Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const same =
    before.length === after.length && before.every((item, index) => item === after[index]);
  return same ? before : after;
}

function sameIssues(before: InvalidDocument | undefined, after: InvalidDocument): boolean {
  return (
    before !== undefined &&
    before.issues.length === after.issues.length &&
    before.issues.every(
      (issue, at) =>
        issue.field === after.issues[at]?.field && issue.message === after.issues[at].message,
    )
  );
}
