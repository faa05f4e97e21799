import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { DataQuery, DocumentPage, DocumentSummary } from '../../api/index.ts';
import { fetchJson, RequestError } from '../../lib/fetch-json.ts';

/** The loaded part of a collection. */
export interface Documents {
  /** `undefined` until the first page is loaded. */
  readonly documents: readonly DocumentSummary[] | undefined;
  /** Number of all documents. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly error: RequestError | undefined;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface State {
  /** The collection or query that is loaded. */
  readonly key: string;
  readonly pages: readonly DocumentPage[];
  readonly error?: RequestError;
}

type Action =
  | { readonly key: string; readonly page: DocumentPage; readonly isFirst: boolean }
  | { readonly key: string; readonly error: RequestError };

function reduce(state: State, action: Action): State {
  const pages = state.key === action.key ? state.pages : [];
  if ('error' in action) return { key: action.key, pages, error: action.error };
  return { key: action.key, pages: action.isFirst ? [action.page] : [...pages, action.page] };
}

/** Loads a collection page by page, or the documents that match a query. */
export function useDocuments(query: DataQuery): Documents {
  const key = JSON.stringify(query);
  const [state, dispatch] = useReducer(reduce, { key: '', pages: [] });
  const running = useRef<AbortController>(null);

  const load = useCallback(
    async (pageToken: string | undefined) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      try {
        const page = await request(key, pageToken, abort.signal);
        if (!abort.signal.aborted) dispatch({ key, page, isFirst: pageToken === undefined });
      } catch (error) {
        if (abort.signal.aborted) return;
        if (!(error instanceof RequestError)) throw error;
        dispatch({ key, error });
      }
    },
    [key],
  );
  useEffect(() => {
    void load(undefined);
    return () => running.current?.abort();
  }, [load]);

  const isCurrent = state.key === key;
  const pages = isCurrent ? state.pages : [];
  const next = pages.at(-1)?.next;
  return {
    documents: pages.length === 0 ? undefined : pages.flatMap(({ documents }) => documents),
    total: pages[0]?.total ?? 0,
    hasMore: next !== undefined,
    error: isCurrent ? state.error : undefined,
    loadMore: useCallback(() => {
      if (next !== undefined) void load(next);
    }, [load, next]),
    reload: useCallback(() => void load(undefined), [load]),
  };
}

function request(
  key: string,
  pageToken: string | undefined,
  signal: AbortSignal,
): Promise<DocumentPage> {
  const query = JSON.parse(key) as DataQuery;
  if (query.prefix !== undefined || query.field !== undefined) {
    return fetchJson('/__/api/data/query', { body: query, signal });
  }
  const params = new URLSearchParams({ path: query.collection });
  if (pageToken !== undefined) params.set('pageToken', pageToken);
  return fetchJson(`/__/api/data/documents?${params}`, { signal });
}
