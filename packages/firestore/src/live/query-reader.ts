import type { ReadableCollection } from '../collection/define-collection.ts';
import { parseDocument } from '../collection/parse-document.ts';
import type { InvalidDocument } from '../collection/checked.ts';
import { idOf } from '../collection/path.ts';
import { valuesEqual } from '../value/plain.ts';
import type { RawDocument, RawSnapshot } from '../sdk/raw-snapshot.ts';
import type { Doc, Reading } from './live-state.ts';

/** Result of a query, with the paths of all documents, invalid ones included. */
export interface QueryReading<Data> extends Reading<readonly Doc<Data>[]> {
  readonly paths: readonly string[];
}

/** Called once for every version of a document that does not fit. */
export type ReportInvalid = (invalid: InvalidDocument) => void;

/** Parsed document or its issues. */
interface Taken<Output> {
  readonly fit?: Doc<Output>;
  readonly unfit?: InvalidDocument;
}

/**
 * Converts snapshots into documents. Parses only changed documents, and preserves the identity of
 * what didn't change: a document's data, the document, the list.
 */
export function createQueryReader<Output extends object>(
  collection: ReadableCollection<string, Output>,
  report: ReportInvalid,
): (snapshot: RawSnapshot) => QueryReading<Output> {
  const taken = new Map<string, Taken<Output>>();
  let data: readonly Doc<Output>[] = [];
  let invalid: readonly InvalidDocument[] = [];

  function take({ path, pending, read }: RawDocument): Taken<Output> {
    const before = taken.get(path);
    const parsed = parseDocument(collection, read());
    if (!parsed.ok) {
      const { issues } = parsed;
      if (valuesEqual(before?.unfit?.issues, issues)) return before ?? {};
      const unfit = { path, issues };
      report(unfit);
      return { unfit };
    }
    const fit = before?.fit;
    const same = valuesEqual(fit?.data, parsed.value);
    if (fit !== undefined && same && fit.pending === pending) return { fit };
    const value = fit !== undefined && same ? fit.data : parsed.value;
    return { fit: { id: idOf(path), path, data: value, pending } };
  }

  return ({ changed, paths, fromCache, pending }) => {
    for (const document of changed) taken.set(document.path, take(document));
    if (paths.length < taken.size) {
      const present = new Set(paths);
      for (const path of taken.keys()) if (!present.has(path)) taken.delete(path);
    }
    data = kept(
      data,
      paths.flatMap((path) => taken.get(path)?.fit ?? []),
    );
    invalid = kept(
      invalid,
      paths.flatMap((path) => taken.get(path)?.unfit ?? []),
    );
    return { data, invalid, fromCache, pending, paths };
  };
}

function kept<Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const same =
    before.length === after.length && before.every((item, index) => item === after[index]);
  return same ? before : after;
}
